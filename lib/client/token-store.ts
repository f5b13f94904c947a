/** The keys the specification restores the token from (section 4). */
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

/** Stores the token in both storages. */
export function storeToken(token: string): void {
  for (const storage of storages()) storage.setItem("authToken", token);
}

export function clearToken(): void {
  for (const storage of storages()) for (const key of keys) storage.removeItem(key);
}
