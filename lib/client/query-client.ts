import { MutationCache, QueryClient } from "@tanstack/react-query";

const minute = 60_000;

/**
 * How long the browser keeps what nothing shows any more, in milliseconds. The server makes a client for each page it
 * renders: a timer would hold every one of them for that long.
 */
export function browserCacheTime(milliseconds: number): number {
  return typeof window === "undefined" ? Infinity : milliseconds;
}

/** What was being asked when something was written may be answered with how it was before. */
function refetchInFlightQueries(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ fetchStatus: "fetching" })) {
    const askOnce = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(askOnce, () => {});
  }
}

/**
 * Fresh 15 minutes, discarded after 30; no retries, no refetch on focus (spec section 7). Answers that a write overtook are
 * asked for once more.
 */
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
