"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
  type QuickReplyChange,
  type QuickReplyDto,
} from "@/lib/messages/inbox/quick-replies.contract";
import { messageKeys } from "./keys";

export function useQuickReplies() {
  return useQuery({
    queryKey: messageKeys.quickReplies,
    queryFn: ({ signal }) => call(listQuickReplies, {}, { signal }),
  });
}

export function useSaveQuickReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, updatedAt, ...body }: QuickReplyChange & { id?: string }): Promise<QuickReplyDto> =>
      id
        ? call(updateQuickReply, { params: { id }, body: { ...body, updatedAt } })
        : call(createQuickReply, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.quickReplies }),
  });
}

export function useDeleteQuickReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteQuickReply, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.quickReplies }),
  });
}
