"use client";

import { useInfiniteQuery, useQuery, type InfiniteData } from "@tanstack/react-query";
import { call, callWithHeaders } from "@/lib/client/api";
import { loaderError } from "@/lib/client/loader-error";
import { browserCacheTime } from "@/lib/client/query-client";
import { listingQuery, readTotal, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { getInitialData, listListings, type ListingDto } from "@/lib/listings/contract";
import { listingCopy } from "@/lib/listings/copy";
import type { Page } from "@/lib/shared/page";
import { listingKeys } from "./keys";

const minute = 60_000;

/** `close` contains near matches if few match fully; items from `mentionsFrom` on only mention the search text. */
export type ListingPage = Page<ListingCardDto> & { close?: ListingCardDto[]; mentionsFrom?: number };

export type ListingSeed = { address: ListingAddress; cursor: string; page: ListingPage };

type Options = {
  address: ListingAddress;
  seed: ListingSeed;
  /** The homepage reads its unfiltered list from /api/initial-data (spec section 7). */
  source: "initial-data" | "listings";
};

/**
 * The server's page seeds the cache; going back finds all loaded pages so that the scroll position can be restored.
 * Initial data is fresh for 5 minutes and cached for 10.
 */
export function useListingPages({ address, seed, source }: Options) {
  const key = listingQuery(address);
  const seeded = key === listingQuery(seed.address);
  const start = seeded ? seed.cursor : "";
  const initial = source === "initial-data" && key === "" && start === "";
  return useInfiniteQuery({
    queryKey: initial ? listingKeys.initial : listingKeys.pages(key, start),
    queryFn: ({ pageParam, signal }) =>
      initial && !pageParam ? readInitialData(signal) : readListings({ address, cursor: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: (last: ListingPage) => last.next,
    initialData: seeded
      ? ({ pages: [seed.page], pageParams: [start] } satisfies InfiniteData<ListingPage, string>)
      : undefined,
    ...(initial ? { staleTime: 5 * minute, gcTime: browserCacheTime(10 * minute) } : {}),
  });
}

export function useListingsById(ids: readonly string[], { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: listingKeys.byIds(ids),
    queryFn: async ({ signal }) => {
      try {
        return await call(listListings, { query: { ids: ids.join(",") } }, { signal });
      } catch (error) {
        throw loaderError(listingCopy.listingsFailed, error);
      }
    },
    enabled: enabled && ids.length > 0,
  });
}

type ReadInput = { address: ListingAddress; cursor: string; signal: AbortSignal };

async function readListings({ address, cursor, signal }: ReadInput): Promise<ListingPage> {
  try {
    const query = { status: "approved" as const, ...address, cursor: cursor || undefined };
    return toPage(await callWithHeaders(listListings, { query }, { signal, fresh: true }));
  } catch (error) {
    throw loaderError(listingCopy.listingsFailed, error);
  }
}

async function readInitialData(signal: AbortSignal): Promise<ListingPage> {
  try {
    const { data, headers } = await callWithHeaders(getInitialData, {}, { signal });
    return toPage({ data: data.listings, headers });
  } catch (error) {
    throw loaderError(listingCopy.listingsFailed, error);
  }
}

/**
 * Reads the next cursor, the capped total and the number of full matches from the response headers (contract section
 * 3).
 */
function toPage({ data, headers }: { data: ListingDto[]; headers: Headers }): ListingPage {
  const next = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  const exact = Number(headers.get("x-search-exact") ?? data.length);
  const mentions = headers.get("x-search-mentions");
  return {
    items: data.slice(0, exact),
    next: next ? decodeURIComponent(next) : null,
    ...readTotal(headers),
    ...(exact < data.length ? { close: data.slice(exact) } : {}),
    ...(mentions === null ? {} : { mentionsFrom: Number(mentions) }),
  };
}
