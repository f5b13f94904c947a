import { createListeners } from "@/lib/shared/listeners";

const key = "recentSearches";
const most = 5;

const { subscribe, notify } = createListeners();

/** Raw text as a snapshot: it changes exactly when the searches do. */
export function readStoredSearches(): string {
  try {
    return window.localStorage.getItem(key) ?? "[]";
  } catch {
    return "[]";
  }
}

export function parseSearches(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((item) => typeof item === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function readRecentSearches(): string[] {
  return parseSearches(readStoredSearches());
}

export const subscribeToSearches = subscribe;

export function rememberSearch(text: string): void {
  const search = text.trim();
  if (!search) return;
  const others = readRecentSearches().filter((item) => item.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, most));
}

export function forgetSearch(search: string): void {
  write(readRecentSearches().filter((item) => item !== search));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is full or blocked; recent searches are only a convenience.
    return;
  }
  notify();
}
