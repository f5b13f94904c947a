/** Keys from which the specification restores the token (section 4). */
const keys = ["authToken", "token"] as const;

function storages(): Storage[] {
  if (typeof window === "undefined") return [];
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

export function readToken(): string | null {
  for (const storage of storages()) {
    for (const key of keys) {
      const token = storage.getItem(key);
      if (token) return token;
    }
  }
  return null;
}

export function storeToken(token: string): void {
  for (const storage of storages()) storage.setItem("authToken", token);
}

export function clearToken(): void {
  for (const storage of storages()) for (const key of keys) storage.removeItem(key);
}

const signedOutKey = "plaza_signed_out";

/** Notifies other tabs of the logout, even if this tab has already discarded an expired token. */
export function announceSignOut(): void {
  const [shared] = storages();
  shared?.setItem(signedOutKey, "1");
  shared?.removeItem(signedOutKey);
}

/** Id of the token's user, unverified; null for no token or an unreadable one. */
export function subjectOf(token: string | null): string | null {
  try {
    const payload = (token ?? "").split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    return typeof claims === "object" && claims && "sub" in claims ? String(claims.sub) : null;
  } catch {
    return null;
  }
}

/**
 * Interprets another tab's storage event: `cleared` means signed out, `stored` means someone signed in. Null for a
 * renewal for the same user or an unrelated key.
 */
export function classifyTokenChange({ key, oldValue, newValue }: StorageEvent): "cleared" | "stored" | null {
  if (key === null || (key === signedOutKey && newValue !== null)) return "cleared";
  if (!keys.some((name) => name === key) || oldValue === newValue) return null;
  if (newValue === null) return "cleared";
  const subject = subjectOf(newValue);
  return subject !== null && subject === subjectOf(oldValue) ? null : "stored";
}
