"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";

export type SettingChange<Key> = { key: Key; value: string; was?: string };

type Options<Key> = {
  save: (change: SettingChange<Key>) => Promise<unknown>;
  done: string;
  to?: string;
};

export type SaveChanges<Key> = ReturnType<typeof useSaveChanges<Key>>;

/** Saves sequentially and stops at the first error; earlier changes remain saved. */
export function useSaveChanges<Key>({ save, done, to }: Options<Key>) {
  const router = useRouter();
  return useMutation({
    mutationFn: async (changes: readonly SettingChange<Key>[]) => {
      for (const change of changes) await save(change);
    },
    onSuccess: () => {
      toast({ title: done });
      if (to) router.push(to);
      router.refresh();
    },
  });
}
