import "server-only";

export const sessionNames = ["next-auth.session-token", "__Secure-next-auth.session-token"] as const;

export function sessionNameOf({ https }: { https: boolean }): string {
  return sessionNames[https ? 1 : 0];
}

export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return rest.join("=") || null;
  }
  return null;
}

export function readBearer(header: string | null): string | null {
  return /^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? null;
}
