import { useId } from "react";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { ListingGrid } from "./listing-grid";

type Props = { listings: readonly ListingCardDto[]; photoLed: boolean };

export function CloseMatches({ listings, photoLed }: Props) {
  const id = useId();
  return (
    <section data-slot="close-matches" aria-labelledby={id} className="grid gap-4 border-t pt-6">
      <h3 id={id} className="text-lg font-semibold">
        Close matches: not quite what you searched for
      </h3>
      <ListingGrid listings={listings} level={4} photoLed={photoLed} />
    </section>
  );
}
