import { ReadingNote } from "@/components/search/reading-note";
import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { nearMeAddress, type ResultsPage } from "./read-results";

type Props = {
  address: ListingAddress;
  page: ResultsPage;
  place: PlaceDto | null;
  hrefOf: (address: ListingAddress) => string;
};

/** What is to be known of how the address was taken: its text and its place. */
export function ResultsNotes({ address, page, place, hrefOf }: Props) {
  const near = nearMeAddress(address, page);
  return (
    <>
      <ReadingNote
        reading={page}
        literalHref={hrefOf({ ...address, literal: "1" })}
        nearHref={near ? hrefOf(near) : undefined}
      />
      {address.place && !place ? <p role="status">{placesCopy.unknown(address.place)}</p> : null}
    </>
  );
}
