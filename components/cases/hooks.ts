"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { messageKeys } from "@/components/messages/keys";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  addStatement,
  type NewCase,
  type NewStatement,
  type openCase,
  type openViewingCase,
} from "@/lib/cases/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";

function useKey() {
  const key = useRef<string>(undefined);
  return {
    take: () => (key.current ??= newUuid()),
    release: () => {
      key.current = undefined;
    },
  };
}

type CaseTarget = {
  endpoint: typeof openCase | typeof openViewingCase;
  /** Id of the offer or viewing. */
  subjectId: string;
  conversationId: string;
};

export function useOpenCase({ endpoint, subjectId, conversationId }: CaseTarget) {
  const client = useQueryClient();
  const router = useRouter();
  const key = useKey();
  return useMutation({
    mutationFn: (body: NewCase) =>
      call(endpoint, { params: { id: subjectId }, body }, { idempotencyKey: key.take() }),
    onSuccess: ({ id }) => {
      toast({ title: "Case opened", description: "We let the other side know. Our team will look at it." });
      void client.invalidateQueries({ queryKey: messageKeys.deal(conversationId) });
      router.push(hrefs.case(id));
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.release();
    },
  });
}

export function useAddStatement(id: string, onDone: () => void) {
  const router = useRouter();
  const key = useKey();
  return useMutation({
    mutationFn: (body: NewStatement) =>
      call(addStatement, { params: { id }, body }, { idempotencyKey: key.take() }),
    onSuccess: () => {
      key.release();
      toast({ title: "Statement added" });
      onDone();
      router.refresh();
    },
    onError: (error) => {
      if (isRequestRejected(error)) key.release();
    },
  });
}
