"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { blockPerson, listBlocked, unblockPerson } from "@/lib/messages/blocks/blocks.contract";
import { messageKeys } from "./keys";

export const blockedQuery = queryOptions({
  queryKey: messageKeys.blocked,
  queryFn: () => call(listBlocked, {}),
});

export function useBlock({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocks: boolean) => call(blocks ? blockPerson : unblockPerson, { params: { userId: id } }),
    onSuccess: (_answer, blocks) => {
      toast({ title: blocks ? `${name} is blocked` : `${name} is unblocked` });
      void client.invalidateQueries({ queryKey: messageKeys.all });
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
}
