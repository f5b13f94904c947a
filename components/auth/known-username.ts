let username = "";

export function rememberUsername(name: string): void {
  username = name;
}

export function knownUsername(): string {
  return username;
}
