import { MutationCache, QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/**
 * Cache time in milliseconds. Infinite on the server, which creates a client per page: a timer would keep each one in
 * memory for that long.
 */
export function browserCacheTime(milliseconds: number): number {
  return typeof window === "undefined" ? Infinity : milliseconds;
}

/** A query in flight during a mutation may return data from before it. */
function refetchInFlightQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ fetchStatus: "fetching" })) {
    const askOnce = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(askOnce, () => {});
  }
}

/** Fresh for 15 minutes, discarded after 30; no retries or refetch on focus (spec section 7). */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => refetchInFlightQueries(client) }),
    defaultOptions: {
      queries: {
        staleTime: 15 * minute,
        gcTime: browserCacheTime(30 * minute),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
