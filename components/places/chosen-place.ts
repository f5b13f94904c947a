"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createStoredText } from "@/lib/client/stored-text";
import { maxPlaceLength } from "@/lib/places/rules";

/** ID as used in URLs, and name: 'austin-tx', 'Austin, TX'. */
export type ChosenPlace = { id: string; name: string };

/** Stored on this device until changed or signed out. */
const store = createStoredText("plaza_place");
const written = /^([a-z0-9-]{1,80}) (.+)$/;

function parse(text: string): ChosenPlace | null {
  const [, id, name] = written.exec(text) ?? [];
  return id && name && name.length <= maxPlaceLength ? { id, name } : null;
}

export function choosePlace({ id, name }: ChosenPlace): void {
  store.write(`${id} ${name}`);
}

export function forgetPlace(): void {
  store.write("");
}

export function useChosenPlace(): ChosenPlace | null {
  const stored = useSyncExternalStore(store.subscribe, store.read, () => "");
  return useMemo(() => parse(stored), [stored]);
}
