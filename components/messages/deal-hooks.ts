"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEvents } from "@/components/events/use-events";
import { isConflict } from "@/components/forms/server-errors";
import { call } from "@/lib/client/api";
import { getDeal, type DealDto } from "@/lib/messages/deal.contract";
import { messageKeys } from "./keys";
import { refreshThread } from "./thread-hooks";

export function useDeal(id: string) {
  const client = useQueryClient();
  useEvents("message", (conversationId) => {
    if (conversationId !== null && conversationId !== id) return;
    void client.invalidateQueries({ queryKey: messageKeys.deal(id) });
  });
  return useQuery({
    queryKey: messageKeys.deal(id),
    queryFn: ({ signal }) => call(getDeal, { params: { id } }, { signal }),
    staleTime: 15_000,
  });
}

export function useDealStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: () => Promise<DealDto>) => step(),
    onSuccess: (deal) => {
      client.setQueryData(messageKeys.deal(id), deal);
      // On failure the next event brings the message of this step.
      refreshThread(client, id).catch(() => undefined);
      void client.invalidateQueries({ queryKey: messageKeys.conversation(id) });
      void client.invalidateQueries({ queryKey: messageKeys.inboxes });
      void client.invalidateQueries({ queryKey: messageKeys.teamThread(id) });
    },
    onError: (error) => {
      if (!isConflict(error)) return;
      void client.invalidateQueries({ queryKey: messageKeys.deal(id) });
      void client.invalidateQueries({ queryKey: messageKeys.conversation(id) });
    },
  });
}
