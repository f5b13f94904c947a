import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";
import type { Icon } from "./icon";

type Props = {
  icon: Icon;
  search: string;
  clearHref: string;
};

export function NoMatches({ icon, search, clearHref }: Props) {
  return (
    <EmptyState icon={icon} title="No matches">
      <p className="text-muted-foreground wrap-anywhere">Nothing here matches “{search}”.</p>
      <ButtonLink href={clearHref} variant="secondary">
        Clear search
      </ButtonLink>
    </EmptyState>
  );
}
