/** Personal data left by browsing (quality statement 39); UI flags aren't included. */
const personalKeys = [
  "recentSearches",
  "favoriteIds",
  "plaza_compare",
  "plaza_viewed",
  "plaza_place",
] as const;
const personKey = "plaza_person";
export const draftPrefix = "draft:";

export function draftKeyPrefix(userId: string): string {
  return `${draftPrefix}${userId}:`;
}

export function readCurrentUserId(): string | null {
  try {
    return window.localStorage.getItem(personKey);
  } catch {
    return null;
  }
}

/** Also moves signed-out drafts to this user. */
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

export function clearTab(): void {
  try {
    clearDrafts(window.sessionStorage);
  } catch {
    // Storage is blocked, so there is nothing to clear.
    return;
  }
}

export function clearPersonalData(preserveDraftsOf?: string): void {
  clearTab();
  try {
    for (const key of [...personalKeys, personKey]) window.localStorage.removeItem(key);
    clearDrafts(window.localStorage, preserveDraftsOf);
  } catch {
    // Storage is blocked, so there is nothing to clear.
    return;
  }
}
