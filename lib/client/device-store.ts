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

/** Of the drafts of a person; empty for who isn't signed in. */
export function draftsOf(userId: string): string {
  return `${draftPrefix}${userId}:`;
}

/** The id of the person whose things this browser keeps; null while nobody is signed in. */
export function readPerson(): string | null {
  try {
    return window.localStorage.getItem(personKey);
  } catch {
    return null;
  }
}

/** Notes who is signed in. Drafts that were written signed out become theirs. */
export function notePerson(userId: string): void {
  try {
    if (window.localStorage.getItem(personKey) === userId) return;
    const guest = draftsOf("");
    for (const key of Object.keys(window.localStorage).filter((name) => name.startsWith(guest))) {
      const values = window.localStorage.getItem(key) ?? "";
      window.localStorage.removeItem(key);
      window.localStorage.setItem(draftsOf(userId) + key.slice(guest.length), values);
    }
    window.localStorage.setItem(personKey, userId);
  } catch {
    // A browser that forbids storage keeps no draft.
    return;
  }
}

function clearDrafts(storage: Storage, except?: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftPrefix) && !(except && key.startsWith(draftsOf(except)))) storage.removeItem(key);
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

/** Empties what belongs to the person who was here, except the drafts of the one that is named. */
export function clearDevice(keepDraftsOf?: string): void {
  clearTab();
  try {
    for (const key of [...personalKeys, personKey]) window.localStorage.removeItem(key);
    clearDrafts(window.localStorage, keepDraftsOf);
  } catch {
    // A browser that forbids storage has kept nothing.
    return;
  }
}
