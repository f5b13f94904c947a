import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/** Fresh 15 minutes, discarded after 30; no retries, no refetch on focus (spec section 7). */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15 * minute,
        gcTime: 30 * minute,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
