"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { deleteHours, saveHours, type HoursBody } from "@/lib/appointments/contract";
import { call } from "@/lib/client/api";

const queryOf = (listingId: string | null) => ({ listingId: listingId ?? undefined });

export function useSaveHours(listingId: string | null) {
  const router = useRouter();
  return useMutation({
    mutationFn: (body: HoursBody) => call(saveHours, { query: queryOf(listingId), body }),
    onSuccess: () => {
      toast({ title: "Hours saved" });
      router.refresh();
    },
  });
}

export function useDeleteHours(listingId: string | null) {
  const router = useRouter();
  return useMutation({
    mutationFn: () => call(deleteHours, { query: queryOf(listingId) }),
    onSuccess: () => {
      toast({ title: "Hours deleted" });
      router.refresh();
    },
    onError: (error) => toastFailure("We couldn’t delete the hours", error),
  });
}
