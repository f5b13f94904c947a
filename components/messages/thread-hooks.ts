"use client";

import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { toastFailure } from "@/components/forms/toast-failure";
import { useEvents } from "@/components/events/use-events";
import { call, callWithHeaders } from "@/lib/client/api";
import { listMessages, markRead, takeBackMessage, type MessageDto } from "@/lib/messages/contract";
import { nextCursor } from "@/lib/shared/link-header";
import { patchConversation } from "./inbox-hooks";
import { messageKeys } from "./keys";

export type ThreadPage = { items: MessageDto[]; next: string | null };
export type ThreadPages = InfiniteData<ThreadPage>;

async function fetchPage(id: string, cursor: string, signal?: AbortSignal): Promise<ThreadPage> {
  const input = { params: { id }, query: { cursor } };
  const { data, headers } = await callWithHeaders(listMessages, input, { signal });
  return { items: data, next: nextCursor(headers) };
}

function byTime(one: MessageDto, other: MessageDto): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

/** Newer versions win, and the result is sorted by time. Discards the loaded pages if there is a gap. */
export function mergeNewest(pages: ThreadPages, newest: ThreadPage): ThreadPages {
  const known = new Set(pages.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const isGapless = newest.next === null || newest.items.some(({ id }) => known.has(id));
  if (!isGapless) return { pages: [newest], pageParams: [""] };
  const now = new Map(newest.items.map((message) => [message.id, message]));
  const [first, ...others] = pages.pages.map((page) => ({
    ...page,
    items: page.items.map((message) => now.get(message.id) ?? message),
  }));
  const fresh = newest.items.filter(({ id }) => !known.has(id));
  const items = [...fresh, ...(first?.items ?? [])].toSorted(byTime);
  return { ...pages, pages: first ? [{ ...first, items }, ...others] : [newest] };
}

export async function refreshThread(client: QueryClient, id: string): Promise<void> {
  if (!client.getQueryData(messageKeys.thread(id))) return;
  const newest = await fetchPage(id, "");
  const before = client.getQueryData<ThreadPages>(messageKeys.thread(id));
  if (!before) return;
  client.setQueryData(messageKeys.thread(id), mergeNewest(before, newest));
}

export function useThread(id: string) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: messageKeys.thread(id),
    queryFn: ({ pageParam, signal }) => fetchPage(id, pageParam, signal),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    staleTime: Infinity,
  });

  useEvents("message", (conversationId) => {
    if (conversationId !== null && conversationId !== id) return;
    // A failed refresh is retried on the next event.
    refreshThread(client, id).catch(() => undefined);
    void client.invalidateQueries({ queryKey: messageKeys.conversation(id) });
  });

  const messages = query.data?.pages.flatMap(({ items }) => items).toReversed() ?? [];
  return { ...query, messages };
}

export function useMarkRead(id: string, messages: readonly MessageDto[]): void {
  const client = useQueryClient();
  const newest = messages.findLast(({ mine, readAt }) => !mine && readAt === null)?.id;
  const isRefused = messages.some(({ held }) => held === "refused");

  useEffect(() => {
    if (!newest && !isRefused) return;
    async function mark(upTo: string | undefined): Promise<void> {
      const count = await call(markRead, { params: { id }, body: { upTo } });
      client.setQueryData(messageKeys.unread, count);
      patchConversation(client, id, (conversation) => ({ ...conversation, unread: 0 }));
    }
    function look(): void {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", look);
      // A failed request is retried on the next visit.
      mark(newest).catch(() => undefined);
    }
    document.addEventListener("visibilitychange", look);
    look();
    return () => document.removeEventListener("visibilitychange", look);
  }, [client, id, newest, isRefused]);
}

export function useTakeBack(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(takeBackMessage, { params: { id } }),
    onError: (error) => toastFailure("Message not taken back", error),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: messageKeys.inboxes });
      return refreshThread(client, conversationId).catch(() => undefined);
    },
  });
}
