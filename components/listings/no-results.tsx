import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { listingCopy } from "@/lib/listings/copy";

type Props = {
  clearHref: string;
  clears: "search" | "filters" | "search and filters";
  children?: React.ReactNode;
};

export function NoResults({ clearHref, clears, children }: Props) {
  return (
    <EmptyState icon={Search} title={listingCopy.noneFound} level={3}>
      {children ?? <p className="text-muted-foreground">No listings match all of your filters.</p>}
      <ButtonLink href={clearHref} variant="secondary">
        Clear {clears}
      </ButtonLink>
    </EmptyState>
  );
}
