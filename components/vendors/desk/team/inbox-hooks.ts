"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { memberCopy } from "@/lib/members/copy";
import { answerThread, assignThread, getTeamThread } from "@/lib/members/inbox.contract";
import { vendorKeys } from "../../keys";

const refetchMs = 15_000;

export function threadQuery(id: string) {
  return queryOptions({
    queryKey: vendorKeys.thread(id),
    queryFn: () => call(getTeamThread, { params: { id } }),
    refetchInterval: refetchMs,
  });
}

export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(answerThread, { params: { id }, body: { text } }),
    onSuccess: (thread) => client.setQueryData(vendorKeys.thread(id), thread),
  });
}

export function useAssign(id: string) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (memberId: string | null) => call(assignThread, { params: { id }, body: { memberId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: vendorKeys.thread(id) });
      router.refresh();
      toast({ title: memberCopy.assigned });
    },
    onError: (error) => toastFailure("We couldn’t assign that conversation", error),
  });
}
