"use client";

import { createContext, use } from "react";

/** How many listings each choice would leave, by the name of its filter and its value: '12', '1,000+'. */
export type OptionCounts = { readonly [name: string]: { readonly [value: string]: string } };

export const OptionCountsContext = createContext<OptionCounts>({});

/** The counts beside the choices of one filter; none before they are known. */
export function useOptionCounts(name: string): { readonly [value: string]: string } {
  return use(OptionCountsContext)[name] ?? {};
}
