import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { listingCopy } from "@/lib/listings/copy";

export function NoResults({ clearHref, children }: { clearHref: string; children?: React.ReactNode }) {
  return (
    <EmptyState icon={Search} title={listingCopy.noneFound} level={3}>
      {children ?? <p className="text-muted-foreground">No listings match all of your filters.</p>}
      <ButtonLink href={clearHref} variant="secondary">
        {listingCopy.clearAll}
      </ButtonLink>
    </EmptyState>
  );
}
