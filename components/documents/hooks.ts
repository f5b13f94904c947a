"use client";

import { infiniteQueryOptions } from "@tanstack/react-query";
import { callWithHeaders } from "@/lib/client/api";
import { listDocuments } from "@/lib/documents/contract";
import { nextCursor } from "@/lib/shared/link-header";
import { documentKeys } from "./keys";

export const ownDocumentsQuery = infiniteQueryOptions({
  queryKey: documentKeys.list,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {};
    const { data, headers } = await callWithHeaders(listDocuments, { query }, { signal });
    return { items: data, next: nextCursor(headers) };
  },
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
});
