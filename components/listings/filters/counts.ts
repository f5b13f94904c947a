"use client";

import { createContext, use } from "react";

/** `isChosen` is what the choices were that were counted beside. */
type Counted = readonly { value: string; count: string; isChosen?: boolean }[];

/** How many listings each choice would leave, by the name of its filter, in their order: '12', '1,000+'. */
export type OptionCounts = { readonly [name: string]: Counted };

export const OptionCountsContext = createContext<OptionCounts>({});

/** The choices of one filter in their order, with their counts; none before they are known. */
export function useCountedOptions(name: string): Counted {
  return use(OptionCountsContext)[name] ?? [];
}

/** The choices that would leave nothing: nobody is to take them. What is chosen can be kept, whatever it leaves. */
export function useEmptyOptions(name: string): ReadonlySet<string> {
  const empty = useCountedOptions(name).filter(({ count, isChosen }) => count === "0" && !isChosen);
  return new Set(empty.map(({ value }) => value));
}

/** The counts of the choices by value. */
export function useOptionCounts(name: string): { readonly [value: string]: string } {
  return Object.fromEntries(useCountedOptions(name).map(({ value, count }) => [value, count]));
}
