"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { listInterviewSlots, listSlots } from "@/lib/appointments/contract";
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

export type SlotSource = { kind: "listing" | "conversation"; id: string };

/** `from` is a date of the place, or '' for today. */
export function useSlots({ kind, id }: SlotSource, from: string, days: number) {
  const endpoint = kind === "listing" ? listSlots : listInterviewSlots;
  return useQuery({
    queryKey: appointmentKeys.slotDays(id, from, days),
    queryFn: () => call(endpoint, { params: { id }, query: { from: from || undefined, days } }),
    placeholderData: keepPreviousData,
  });
}
