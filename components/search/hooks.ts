"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { call } from "@/lib/client/api";
import { loaderError } from "@/lib/client/loader-error";
import { getSuggestions } from "@/lib/search/suggestions/contract";
import { searchCopy } from "@/lib/search/copy";
import { minSuggestionLength } from "@/lib/search/rules";
import { searchKeys } from "./keys";
import { parseSearches, readStoredSearches, subscribeToSearches } from "./recent-searches";

function useDebounced<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/** Suggestions remain while the text is extended or shortened, but not for other text. */
function continuesText(text: string, before: string): boolean {
  return text.startsWith(before) || before.startsWith(text);
}

export function useSuggestions(text: string) {
  const typed = text.trim();
  const query = useDebounced(typed, 120);
  const enabled = query.length >= minSuggestionLength;
  const result = useQuery({
    queryKey: searchKeys.suggestions(query),
    queryFn: async ({ signal }) => {
      try {
        return await call(getSuggestions, { query: { query } }, { signal });
      } catch (error) {
        throw loaderError(searchCopy.suggestionsFailed, error);
      }
    },
    enabled,
    placeholderData: (data, before) =>
      continuesText(query.toLowerCase(), String(before?.queryKey[1] ?? "")) ? data : undefined,
  });
  const data = enabled && continuesText(typed, query) ? result.data : undefined;
  const isPending = query !== typed || result.isFetching;
  return {
    data,
    isWaiting: typed.length >= minSuggestionLength && !data && isPending,
    isLoading: enabled && result.isFetching,
    failed: result.isError,
  };
}

export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(subscribeToSearches, readStoredSearches, () => "[]");
  return useMemo(() => parseSearches(stored), [stored]);
}
