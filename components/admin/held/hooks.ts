"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { decideHeldMessage, type HeldAction } from "@/lib/messages/moderation/held.contract";

type Decision = { action: HeldAction; reason: string };

export function useHeldDecision(id: string, onDone: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ action, reason }: Decision) =>
      call(decideHeldMessage, { params: { id, action }, body: { reason } }),
    onSuccess: (_, { action }) => {
      toast(
        action === "release"
          ? { title: "Message delivered" }
          : { title: "Message refused", description: "We let its sender know." },
      );
      onDone();
      router.refresh();
    },
  });
}
