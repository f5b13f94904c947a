"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEvents } from "@/components/events/use-events";
import { call, callWithHeaders } from "@/lib/client/api";
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
} from "@/lib/notifications/center/center.contract";
import { nextCursor } from "@/lib/shared/link-header";
import { notificationKeys } from "./keys";

export function useUnreadNotifications(userId: string): number | undefined {
  const client = useQueryClient();
  useEvents("notification", () => void client.invalidateQueries({ queryKey: notificationKeys.all }));
  const { data } = useQuery({
    queryKey: notificationKeys.unread(userId),
    queryFn: ({ signal }) => call(countUnreadNotifications, {}, { signal }),
  });
  return data?.unread;
}

export function useNotifications(userId: string) {
  return useInfiniteQuery({
    queryKey: notificationKeys.list(userId),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { cursor: pageParam } : {};
      const { data, headers } = await callWithHeaders(listNotifications, { query }, { signal });
      return { items: data, next: nextCursor(headers) };
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
  });
}

export function useMarkRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call(markNotificationsRead, { body: { ids } }),
    onSuccess: (count) => client.setQueryData(notificationKeys.unread(userId), count),
  });
}
