"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { callWithHeaders } from "@/lib/client/api";
import { listReviews } from "@/lib/reviews/contract";
import { reviewViewQuery, type ReviewView } from "@/lib/reviews/rules";
import { nextCursor } from "@/lib/shared/link-header";
import { reviewKeys } from "./keys";

export function useFurtherReviews(listingId: string, cursor: string) {
  return useInfiniteQuery({
    queryKey: reviewKeys.further(listingId, cursor),
    queryFn: async ({ pageParam, signal }) => {
      const input = { params: { id: listingId }, query: { cursor: pageParam } };
      const { data, headers } = await callWithHeaders(listReviews, input, { signal });
      return { items: data, next: nextCursor(headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (last) => last.next,
  });
}

export function useSortedReviews(listingId: string, view: ReviewView) {
  return useInfiniteQuery({
    queryKey: reviewKeys.sorted(listingId, reviewViewQuery(view)),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...view, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data, headers } = await callWithHeaders(
        listReviews,
        { params: { id: listingId }, query },
        { signal },
      );
      return { items: data, total: Number(headers.get("x-total-count")), next: nextCursor(headers) };
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
  });
}
