import { OutcomeNote } from "@/components/search/outcome-note";
import { Relaxations } from "@/components/search/relaxations";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { findSingleRelaxations } from "@/lib/search/refinement/relaxing.queries";
import { hasPartOnly } from "@/lib/search/results/outcome.rules";
import { nearMeAddress, preservesCategory, type ResultsPage } from "./read-results";

type Props = {
  address: ListingAddress;
  page: ResultsPage;
  place: PlaceDto | null;
  hrefOf: (address: ListingAddress) => string;
};

export function ResultsNotes({ address, page, place, hrefOf }: Props) {
  const near = nearMeAddress(address, page);
  return (
    <>
      <OutcomeNote
        outcome={page}
        text={address.search ?? ""}
        literalHref={hrefOf({ ...address, literal: "1" })}
        nearHref={near ? hrefOf(near) : undefined}
      />
      {hasPartOnly(page) ? <RelaxationLinks {...{ address, page, hrefOf }} /> : null}
      {address.place && !place ? <p role="status">{placesCopy.unknown(address.place)}</p> : null}
    </>
  );
}

async function RelaxationLinks({ address, page, hrefOf }: Omit<Props, "place">) {
  const relaxations = (await findSingleRelaxations(address, page.entities)).filter(preservesCategory);
  return relaxations.length > 0 ? (
    <Relaxations {...{ address, relaxations, hrefOf }} className="flex flex-wrap gap-2" />
  ) : null;
}
