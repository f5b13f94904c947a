let username = "";

/** Prefills the next login form of this page visit. */
export function rememberUsername(name: string): void {
  username = name;
}

export function knownUsername(): string {
  return username;
}
