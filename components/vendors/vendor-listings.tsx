import { ListingGrid } from "@/components/listings/listing-grid";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Package } from "@/components/ui/deferred-icons";
import { Pagination } from "@/components/ui/pagination";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import type { Category } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";

type Props = {
  vendor: { businessName: string; category: Category };
  page: Page<ListingCardDto>;
  previousHref: string | null;
  nextHref: string | null;
};

export function VendorListings({ vendor, page, previousHref, nextHref }: Props) {
  if (page.items.length === 0) {
    return (
      <EmptyState icon={Package} title="No listings right now">
        <p className="text-muted-foreground">{vendor.businessName} doesn’t have anything listed right now.</p>
        <ButtonLink href={hrefs.category(vendor.category)} variant="secondary">
          Browse other listings
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="one-vendor grid gap-8">
      <ListingGrid listings={page.items} leading />
      <Pagination label="Listings" previousHref={previousHref} nextHref={nextHref} />
    </div>
  );
}
