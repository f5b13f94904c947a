"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { messageKeys } from "@/components/messages/keys";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { memberCopy } from "@/lib/members/copy";
import { takeBackMessage, type NewMessage } from "@/lib/messages/contract";
import { answerThread, assignThread, getTeamThread } from "@/lib/members/inbox.contract";

const refetchMs = 15_000;

export function threadQuery(id: string) {
  return queryOptions({
    queryKey: messageKeys.teamThread(id),
    queryFn: () => call(getTeamThread, { params: { id } }),
    refetchInterval: refetchMs,
  });
}

export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<NewMessage, "text" | "documentIds">) =>
      call(answerThread, { params: { id }, body }),
    onSuccess: (thread) => client.setQueryData(messageKeys.teamThread(id), thread),
  });
}

export function useTakeBackAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(takeBackMessage, { params: { id: messageId } }),
    onError: (error) => toastFailure("Message not taken back", error),
    onSettled: () => client.invalidateQueries({ queryKey: messageKeys.teamThread(id) }),
  });
}

export function useAssign(id: string) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (memberId: string | null) => call(assignThread, { params: { id }, body: { memberId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: messageKeys.teamThread(id) });
      router.refresh();
      toast({ title: memberCopy.assigned });
    },
    onError: (error) => toastFailure("We couldn’t assign that conversation", error),
  });
}
