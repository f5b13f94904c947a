"use client";

import { createContext, use } from "react";

type CountedOptions = readonly { value: string; count: string; isChosen?: boolean }[];

/** Keyed by filter name, options in display order; counts are formatted: '12', '1,000+'. */
export type OptionCounts = { readonly [name: string]: CountedOptions };

export const OptionCountsContext = createContext<OptionCounts>({});

export function useCountedOptions(name: string): CountedOptions {
  return use(OptionCountsContext)[name] ?? [];
}

export function useEmptyOptions(name: string): ReadonlySet<string> {
  const empty = useCountedOptions(name).filter(({ count, isChosen }) => count === "0" && !isChosen);
  return new Set(empty.map(({ value }) => value));
}

export function useOptionCounts(name: string): { readonly [value: string]: string } {
  return Object.fromEntries(useCountedOptions(name).map(({ value, count }) => [value, count]));
}

export function countedName(text: string, count: string | undefined): string {
  return count ? `${text}, ${count} ${count === "1" ? "listing" : "listings"}` : text;
}
