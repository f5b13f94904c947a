let username = "";

export function rememberUsername(name: string): void {
  username = name;
}

export function rememberedUsername(): string {
  return username;
}
