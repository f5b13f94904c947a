import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { listListings, type ListingDto } from "@/lib/listings/contract";
import { placeKeys } from "./keys";

const maxPlaceOffers = 24;

type OffersRequest = { place: string; address: ListingAddress };

function listingsQuery({ place, address }: OffersRequest) {
  return { ...address, place, within: 0, limit: maxPlaceOffers } as const;
}

export function usePlaceOffers(request: OffersRequest | null) {
  const { data, isError } = useQuery({
    queryKey: placeKeys.offers(request ? JSON.stringify(listingsQuery(request)) : ""),
    queryFn: ({ signal }) => call(listListings, { query: listingsQuery(request!) }, { signal }),
    enabled: request !== null,
  });
  return { offers: request ? data : undefined, isError: request !== null && isError };
}

export type PlaceOffer = ListingDto;
