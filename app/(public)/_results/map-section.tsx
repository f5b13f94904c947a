import { listingFormId } from "@/components/listings/filters/form-id";
import { placeMark } from "@/components/places/place-mark";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { placesCopy } from "@/lib/places/copy";
import { listPins } from "@/lib/search/pins.queries";
import { MapPart, ShownMap } from "./map-part";

type Props = {
  address: ListingAddress;
  total: number;
  isShown: boolean;
  plainHref: (address: ListingAddress) => string;
};

/** The map of a list of listings, where it is asked for. */
export function MapSection({ address, total, isShown, plainHref }: Props) {
  if (total === 0 || !isShown) return null;
  return (
    <MapPart formId={listingFormId}>
      <ListingsMap address={address} href={plainHref({ ...address, place: placeMark, within: 0 })} />
    </MapPart>
  );
}

async function ListingsMap({ address, href }: { address: ListingAddress; href: string }) {
  const { sort: _sort, ...query } = address;
  const { pins, isPartial } = await listPins(query);
  const note = `${isPartial ? "Counts cover the newest and best matches. " : ""}${placesCopy.pins}`;
  return <ShownMap pins={pins} noun="listing" href={href} isPartial={isPartial} note={note} />;
}
