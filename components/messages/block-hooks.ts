"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { blockPerson, unblockPerson } from "@/lib/messages/blocks.contract";
import type { ConversationDto } from "@/lib/messages/contract";
import { messageKeys } from "./keys";

/** Blocks the other side of a conversation, or unblocks it. */
export function useBlock(other: ConversationDto["other"]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocks: boolean) =>
      call(blocks ? blockPerson : unblockPerson, { params: { userId: other.id } }),
    onSuccess: (_answer, blocks) => {
      toast({ title: blocks ? `${other.name} is blocked` : `${other.name} is unblocked` });
      void client.invalidateQueries({ queryKey: messageKeys.all });
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
}
