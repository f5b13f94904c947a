"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { isRequestRejected } from "@/components/forms/server-errors";
import { messageKeys } from "@/components/messages/keys";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { addStatement, openCase, type NewCase, type NewStatement } from "@/lib/cases/contract";
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

export function useOpenCase({ dealId, conversationId }: { dealId: string; conversationId: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const key = useKey();
  return useMutation({
    mutationFn: (body: NewCase) =>
      call(openCase, { params: { id: dealId }, body }, { idempotencyKey: key.take() }),
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
