/** Personal things that browsing leaves in this browser; UI flags are not among them (quality statement 39). */
const personalKeys = [
  "recentSearches",
  "favoriteIds",
  "plaza_compare",
  "plaza_viewed",
  "plaza_place",
] as const;
const personKey = "plaza_person";
/** Drafts of forms, and which of them are this tab's, are kept under names that begin so. */
export const draftPrefix = "draft:";

/** Storage key prefix of a person's drafts; an empty id stands for signed-out drafts. */
export function draftKeyPrefix(userId: string): string {
  return `${draftPrefix}${userId}:`;
}

/** Id of the person this browser stores data for; null when nobody is signed in. */
export function readCurrentUserId(): string | null {
  try {
    return window.localStorage.getItem(personKey);
  } catch {
    return null;
  }
}

/** Stores the signed-in person's id and assigns signed-out drafts to them. */
export function storeCurrentUser(userId: string): void {
  try {
    if (window.localStorage.getItem(personKey) === userId) return;
    const guest = draftKeyPrefix("");
    for (const key of Object.keys(window.localStorage).filter((name) => name.startsWith(guest))) {
      const values = window.localStorage.getItem(key) ?? "";
      window.localStorage.removeItem(key);
      window.localStorage.setItem(draftKeyPrefix(userId) + key.slice(guest.length), values);
    }
    window.localStorage.setItem(personKey, userId);
  } catch {
    // Storage may be blocked.
    return;
  }
}

function clearDrafts(storage: Storage, except?: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftPrefix) && !(except && key.startsWith(draftKeyPrefix(except))))
      storage.removeItem(key);
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

/** Clears the previous person's data, except the given person's drafts. */
export function clearPersonalData(keepDraftsOf?: string): void {
  clearTab();
  try {
    for (const key of [...personalKeys, personKey]) window.localStorage.removeItem(key);
    clearDrafts(window.localStorage, keepDraftsOf);
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}
