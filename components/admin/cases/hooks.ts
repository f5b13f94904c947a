"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { closeCase, type CaseDecision } from "@/lib/cases/moderation.contract";
import { call } from "@/lib/client/api";

export function useCloseCase(id: string, onDone: () => void) {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: CaseDecision) => call(closeCase, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: "Case closed", description: "We let both sides know." });
      onDone();
      router.refresh();
    },
  });
}
