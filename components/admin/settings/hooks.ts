"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { saveSetting } from "@/lib/settings/contract";
import type { SettingKey } from "@/lib/settings/rules";

type Change = { key: SettingKey; value: string; was?: string };

/** Saves sequentially and stops at the first error. `to` is the page to open afterward. */
export function useSaveSettings(done: string, to?: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: async (changes: readonly Change[]) => {
      for (const { key, ...body } of changes) await call(saveSetting, { params: { key }, body });
    },
    onSuccess: () => {
      toast({ title: done });
      if (to) router.push(to);
      router.refresh();
    },
  });
}
