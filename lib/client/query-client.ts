import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/**
 * How long the browser keeps what nothing shows any more, in milliseconds. The server makes a client for each page it
 * renders: a timer would hold every one of them for that long.
 */
export function keptFor(milliseconds: number): number {
  return typeof window === "undefined" ? Infinity : milliseconds;
}

/** Fresh 15 minutes, discarded after 30; no retries, no refetch on focus (spec section 7). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15 * minute,
        gcTime: keptFor(30 * minute),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
