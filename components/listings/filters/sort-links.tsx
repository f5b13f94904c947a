import { NearestLink } from "@/components/places/nearest-link";
import { placePlaceholder } from "@/components/places/place-mark";
import { PillLinks } from "@/components/ui/pill-links";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { NearbySearch, Outcome } from "@/lib/search/contract";
import { byDistance, distanceName, sortNames, sorts } from "@/lib/listings/rules";

type Props = {
  address: ListingAddress;
  hrefOf: (address: ListingAddress) => string;
  outcome: Pick<Outcome, "match"> & { nearby?: NearbySearch };
};

export function SortLinks({ address, hrefOf, outcome }: Props) {
  const isAround = outcome.nearby?.isByDistance ?? false;
  const choices = [
    ...(address.search ? [{ sort: undefined, name: isAround ? distanceName : "Best match" }] : []),
    ...sorts.map((sort) => ({ sort, name: sortNames[sort] })),
    ...(address.place ? [{ sort: byDistance, name: distanceName } as const] : []),
  ];
  const chosen = address.sort ?? (address.search ? undefined : "newest");
  return (
    <PillLinks
      label="Sort listings"
      links={choices.map(({ sort, name }) => ({
        name,
        href: hrefOf({ ...address, sort }),
        current: sort === chosen,
      }))}
    >
      {address.place || address.near ? null : (
        <NearestLink href={hrefOf({ ...address, place: placePlaceholder, sort: byDistance })} />
      )}
    </PillLinks>
  );
}
