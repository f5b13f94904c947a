import { draftPrefix } from "@/lib/client/device-store";

/** The draft prefix makes sign-out remove it. */
const name = `${draftPrefix}failed-search`;

/** Last search without results in this tab, and the search after it. */
type FailedSearch = { words: string; next?: string };

function readFailed(): FailedSearch | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? "null") as FailedSearch | null;
  } catch {
    return null;
  }
}

function writeFailed(failed: FailedSearch | null): void {
  try {
    if (failed) window.sessionStorage.setItem(name, JSON.stringify(failed));
    else window.sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked; this tab contributes no suggestions.
  }
}

export function rememberSearch(search: { words: string; total: number }, isFiltered: boolean): void {
  const { words, total } = search;
  const failed = readFailed();
  if (total === 0) writeFailed(isFiltered ? null : { words });
  else if (failed && failed.next !== words) writeFailed(failed.next ? null : { ...failed, next: words });
}

export function takeFailedSearch(words: string): string | undefined {
  const failed = readFailed();
  if (failed?.next !== words) return undefined;
  writeFailed(null);
  return failed.words;
}
