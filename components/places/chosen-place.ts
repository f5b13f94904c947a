"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createStoredText } from "@/lib/client/stored-text";
import { maxPlaceLength } from "@/lib/places/rules";

/** The id of a place as addresses name it, and its name: 'austin-tx', 'Austin, TX'. */
export type ChosenPlace = { id: string; name: string };

/** The place that somebody chose to look around on this device, until it is changed or somebody signs out here. */
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

/** None on the server. */
export function useChosenPlace(): ChosenPlace | null {
  const kept = useSyncExternalStore(store.subscribe, store.read, () => "");
  return useMemo(() => parse(kept), [kept]);
}
