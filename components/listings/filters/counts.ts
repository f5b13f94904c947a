"use client";

import { createContext, use } from "react";

type Counted = readonly { value: string; count: string }[];

/** How many listings each choice would leave, by the name of its filter, in their order: '12', '1,000+'. */
export type OptionCounts = { readonly [name: string]: Counted };

export const OptionCountsContext = createContext<OptionCounts>({});

/** The choices of one filter in their order, with their counts; none before they are known. */
export function useCountedOptions(name: string): Counted {
  return use(OptionCountsContext)[name] ?? [];
}

/** The same by value. */
export function useOptionCounts(name: string): { readonly [value: string]: string } {
  return Object.fromEntries(useCountedOptions(name).map(({ value, count }) => [value, count]));
}
