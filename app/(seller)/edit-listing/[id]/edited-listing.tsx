import { TreeProvider } from "@/components/forms/tree-context";
import { PriceHistory } from "@/components/listings/detail/price-history";
import { ListingHistory } from "@/components/listings/form/history";
import { ListingForm } from "@/components/listings/form/listing-form";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Lock } from "@/components/ui/deferred-icons";
import { ListingStatusBadge } from "@/components/vendors/desk/listing-status";
import { readDetail } from "@/lib/listings/catalog/detail.queries";
import { publicStatusName } from "@/lib/listings/catalog/status.rules";
import { getOwnListing } from "@/lib/listings/desk/editing.queries";
import { pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import type { Viewer } from "@/lib/shared/access";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { toFormNodes } from "@/lib/shared/tree";
import { orNotFound } from "./or-not-found";

export async function EditListingForm({ id, viewer }: { id: string; viewer: Viewer }) {
  const listing = await orNotFound(getOwnListing(id, viewer));
  const detail = await readDetail(listing.id);
  const listHref = viewer.role === "admin" ? adminHrefs.listings() : hrefs.vendorListings();
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
      <header className="grid gap-2">
        <ListingStatusBadge status={listing.status} category={listing.category} />
        <h1 className="text-2xl font-bold wrap-anywhere">{listing.title || "Untitled draft"}</h1>
      </header>
      {listing.editing === "closed" ? (
        <EmptyState
          icon={Lock}
          title={`This listing is ${publicStatusName(listing.status, listing.category).toLowerCase()}`}
          className="max-w-lg"
        >
          {listing.decisionReason ? <p className="whitespace-pre-line">{listing.decisionReason}</p> : null}
          <p className="text-muted-foreground">
            It can’t be changed anymore. Duplicate it from your listings to offer it again.
          </p>
          <ButtonLink href={listHref}>Your listings</ButtonLink>
        </EmptyState>
      ) : (
        <TreeProvider nodes={toFormNodes(await readSubcategoryTree())}>
          <ListingForm
            key={listing.id}
            listing={listing}
            category={listing.category}
            photoLimit={listing.limits.photos}
            doneHref={listHref}
          />
        </TreeProvider>
      )}
      <PriceHistory
        history={detail?.priceHistory ?? []}
        per={detail ? pricePeriod(detail.details) : undefined}
      />
      <ListingHistory events={listing.history} />
    </div>
  );
}
