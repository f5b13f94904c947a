"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { listSlots } from "@/lib/appointments/contract";
import { maxSlotDays } from "@/lib/appointments/rules";
import { call } from "@/lib/client/api";
import { appointmentKeys } from "./keys";

const wide = "(min-width: 768px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useShownDays(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(wide).matches ? maxSlotDays : 1),
    () => maxSlotDays,
  );
}

/** `from` is a date of the place, or '' for today. */
export function useSlots(listingId: string, from: string, days: number) {
  return useQuery({
    queryKey: appointmentKeys.slotDays(listingId, from, days),
    queryFn: () => call(listSlots, { params: { id: listingId }, query: { from: from || undefined, days } }),
    placeholderData: keepPreviousData,
  });
}
