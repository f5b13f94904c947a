"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { callWithHeaders } from "@/lib/client/api";
import { listReviews, type ReviewDto } from "@/lib/reviews/contract";
import { nextCursor } from "@/lib/shared/link-header";

type ReviewPage = { items: ReviewDto[]; next: string | null };

/** The reviews of a listing behind the page that the server rendered; nothing is asked before `fetchNextPage`. */
export function useMoreReviews(listingId: string, cursor: string) {
  return useInfiniteQuery({
    queryKey: ["reviews", listingId, cursor],
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage> => {
      const input = { params: { id: listingId }, query: { cursor: pageParam } };
      const { data, headers } = await callWithHeaders(listReviews, input, { signal });
      return { items: data, next: nextCursor(headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (last) => last.next,
    initialData: { pages: [{ items: [], next: cursor }], pageParams: [""] },
    staleTime: Infinity,
  });
}
