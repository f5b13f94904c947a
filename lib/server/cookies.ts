import "server-only";

/** The names of the session's cookie: https adds the prefix that makes browsers insist on Secure. */
export const sessionNames = ["next-auth.session-token", "__Secure-next-auth.session-token"] as const;

export function sessionNameOf({ https }: { https: boolean }): string {
  return sessionNames[https ? 1 : 0];
}

/** Reads one cookie from a Cookie header. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return rest.join("=") || null;
  }
  return null;
}

/** The token of an Authorization header, which decides where it is sent. */
export function readBearer(header: string | null): string | null {
  return /^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? null;
}
