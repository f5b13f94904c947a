import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listListings, type ListingDto } from "@/lib/listings/contract";
import { placeKeys } from "./keys";

/** Offers that a city shows on the map; a link leads to the others. */
export const maxPlaceOffers = 24;

type Asked = { place: string; address: ListingAddress };

function listingsQuery({ place, address }: Asked) {
  return { ...address, place, within: 0, limit: maxPlaceOffers } as const;
}

export function usePlaceOffers(asked: Asked | null) {
  const { data, isError } = useQuery({
    queryKey: placeKeys.offers(asked ? JSON.stringify(listingsQuery(asked)) : ""),
    queryFn: ({ signal }) => call(listListings, { query: listingsQuery(asked!) }, { signal }),
    enabled: asked !== null,
  });
  return { offers: asked ? data : undefined, isError: asked !== null && isError };
}

export type PlaceOffer = ListingDto;
