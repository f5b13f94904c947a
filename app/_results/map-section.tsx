import { listingFormId } from "@/components/listings/filters/form-id";
import { countLabel } from "@/components/listings/filters/count-labels";
import { placePlaceholder } from "@/components/places/place-mark";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { placesCopy } from "@/lib/places/copy";
import { asMonthly, priceKind, markMonthlyPrices } from "@/lib/search/refinement/pin-prices.rules";
import type { PinsDto } from "@/lib/search/refinement/pins.contract";
import { isOnePage, listPins, listPagePins } from "@/lib/search/refinement/pins.queries";
import type { ResultsPage } from "./read-results";
import { MapPanel, ShownMap } from "./map-part";

type Props = {
  address: ListingAddress;
  page: Pick<ResultsPage, "items" | "next" | "match" | "total" | "capped" | "about">;
  isShown: boolean;
  plainHref: (address: ListingAddress) => string;
};

export function MapSection({ address, page, isShown, plainHref }: Props) {
  // A map around a place stays, so that it can be moved to where there are listings.
  if (!isShown || (page.total === 0 && !address.place)) return null;
  return (
    <MapPanel formId={listingFormId}>
      <ListingsMap
        address={address}
        page={page}
        href={plainHref({ ...address, place: placePlaceholder, within: 0 })}
      />
    </MapPanel>
  );
}

type MapProps = Pick<Props, "address" | "page"> & {
  href: string;
};

/** Pins of the rentals; null if there are none, 'monthly' if everything is a rental. */
async function readRents(query: ListingAddress, page: MapProps["page"]): Promise<PinsDto | "monthly" | null> {
  const prices = priceKind(query);
  if (prices !== "mixed") return prices === "monthly" ? prices : null;
  const rentals = page.items.filter(({ details }) => details?.listingType === "rent");
  if (page.items.length === page.total) return rentals.length > 0 ? listPagePins({ items: rentals }) : null;
  return listPins({ ...query, listingType: "rent" });
}

/** Omits the number of unplaced listings for text searches, whose totals aren't exact. */
export async function ListingsMap({ address, page, href }: MapProps) {
  const { sort: _sort, ...query } = address;
  const { total, capped, about } = page;
  const isWhole = isOnePage(page);
  const [{ pins, isPartial, isCut }, rents] = await Promise.all([
    isWhole ? listPagePins(page) : listPins(query),
    readRents(query, page),
  ]);
  const placed = pins.reduce((sum, { count }) => sum + count, 0);
  const unplaced = isPartial || isCut || capped || about || (query.search && !isWhole) ? 0 : total - placed;
  const notes = [
    ...(isPartial ? ["Counts cover the newest and best matches."] : []),
    ...(isCut ? [placesCopy.cut("listings")] : []),
    placesCopy.pins,
    ...(unplaced > 0 ? [`Not on the map: ${countLabel(unplaced, { capped: false })} without a city.`] : []),
  ];
  const priced = rents === "monthly" ? asMonthly(pins) : rents ? markMonthlyPrices(pins, rents) : pins;
  return (
    <ShownMap
      pins={priced}
      noun="listing"
      href={href}
      address={address}
      isPartial={isPartial}
      note={notes.join(" ")}
    />
  );
}
