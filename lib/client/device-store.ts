/** Personal things that browsing leaves in this browser; UI flags are not among them (quality statement 39). */
const personalKeys = ["recentSearches", "favoriteIds", "plaza_compare"] as const;
/** Drafts of forms are kept under names that begin so. */
export const draftPrefix = "draft:";

/** Empties what belongs to the person who signed out. */
export function clearDevice(): void {
  try {
    for (const key of personalKeys) window.localStorage.removeItem(key);
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(draftPrefix)) window.localStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}
