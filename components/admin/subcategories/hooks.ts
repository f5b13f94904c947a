"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  moveSubcategory,
  writeSubcategory,
  type MoveInput,
  type SubcategoryInput,
} from "@/lib/subcategories/contract";
import { formatItemCount } from "@/lib/subcategories/rules";

export function useWriteSubcategory() {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: SubcategoryInput) => call(writeSubcategory, { body }),
    onSuccess: ({ name }) => {
      toast({ title: `Saved “${name}”` });
      router.refresh();
    },
  });
}

export function useMoveSubcategory() {
  const router = useRouter();
  const [moved, setMoved] = useState(0);
  const mutation = useMutation({
    mutationFn: async (body: MoveInput) => {
      let all = 0;
      for (;;) {
        const result = await call(moveSubcategory, { body });
        all += result.moved;
        setMoved(all);
        if (result.left === 0 || result.moved === 0) return all;
      }
    },
    onSuccess: (all, { section }) => toast({ title: `Moved ${formatItemCount(section, all, true)}` }),
    onSettled: () => router.refresh(),
  });
  return { ...mutation, moved };
}
