"use client";

import { useSyncExternalStore } from "react";
import type { Clock } from "./times";

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

export function useClock(rendered: number): Clock {
  const now = useSyncExternalStore(subscribe, thisMinute, () => rendered);
  const timeZone = useSyncExternalStore(
    subscribe,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return { now, timeZone };
}
