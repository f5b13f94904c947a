import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { Store } from "@/components/ui/deferred-icons";
import { listingCopy } from "@/lib/listings/copy";
import { hrefs } from "@/lib/shared/hrefs";
import { sectionHref } from "./section-href";

export function NothingMatches() {
  return (
    <EmptyState icon={Search} title={listingCopy.noneFound} level={3}>
      <p className="text-muted-foreground">No listings match all of your filters.</p>
      <ButtonLink variant="secondary" href={sectionHref({})}>
        Show all listings
      </ButtonLink>
    </EmptyState>
  );
}

export function NothingYet() {
  return (
    <EmptyState icon={Store} title={listingCopy.noneFound} level={3}>
      <p className="text-muted-foreground">Nothing here yet. Be the first to list something.</p>
      <ButtonLink variant="secondary" href={hrefs.becomeVendor()}>
        Become a vendor
      </ButtonLink>
    </EmptyState>
  );
}
