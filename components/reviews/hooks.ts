"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { callWithHeaders } from "@/lib/client/api";
import { listReviews } from "@/lib/reviews/contract";
import { nextCursor } from "@/lib/shared/link-header";
import { reviewKeys } from "./keys";

/** The reviews of a listing behind the page that the server rendered, page by page. */
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
