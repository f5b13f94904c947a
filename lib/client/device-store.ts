/** Personal things that browsing leaves in this browser; UI flags are not among them (quality statement 39). */
const personalKeys = [
  "recentSearches",
  "favoriteIds",
  "plaza_compare",
  "plaza_viewed",
  "plaza_place",
] as const;
/** Drafts of forms, and which of them are this tab's, are kept under names that begin so. */
export const draftPrefix = "draft:";

function clearDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftPrefix)) storage.removeItem(key);
  }
}

/** Forgets which drafts are this tab's: no other tab can reach what a tab keeps for itself. */
export function clearTab(): void {
  try {
    clearDrafts(window.sessionStorage);
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}

/** Empties what belongs to the person who signed out. */
export function clearDevice(): void {
  clearTab();
  try {
    for (const key of personalKeys) window.localStorage.removeItem(key);
    clearDrafts(window.localStorage);
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}
