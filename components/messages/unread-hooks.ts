"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEvents } from "@/components/events/use-events";
import { call } from "@/lib/client/api";
import { countUnread } from "@/lib/messages/contract";
import { messageKeys } from "./keys";

export function useUnreadMessages(): number {
  const client = useQueryClient();
  useEvents("message", () => void client.invalidateQueries({ queryKey: messageKeys.unread }));
  const { data } = useQuery({
    queryKey: messageKeys.unread,
    queryFn: ({ signal }) => call(countUnread, {}, { signal }),
  });
  return data?.unread ?? 0;
}
