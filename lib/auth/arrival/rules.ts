import { authRedirect, type Role } from "../rules";

/**
 * A `next` address made safe: only a path on this site, whatever tricks it carries (`//`, `\`, encoded forms).
 * Returns null for anything else.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > 2000) return null;
  let decoded = next;
  for (let round = 0; round < 3; round += 1) {
    try {
      const again = decodeURIComponent(decoded);
      if (again === decoded) break;
      decoded = again;
    } catch {
      return null;
    }
  }
  for (const form of [next, decoded]) {
    if (!form.startsWith("/") || form.startsWith("//") || /[\\\u0000-\u001f\u007f]/.test(form)) return null;
    if (/^\/[\s/]*\//.test(form)) return null;
    if (new URL(form, "http://same.invalid").host !== "same.invalid") return null;
  }
  return next;
}

type Arrival = { pathname: string; query: string; role: Role; staysHere: boolean };

/**
 * Where a sign-in leads: the `next` parameter of the address, on the auth page the role's home, nowhere (null) when the
 * page wants the person back, else the homepage.
 */
export function afterSignIn({ pathname, query, role, staysHere }: Arrival): string | null {
  const next = safeNext(new URLSearchParams(query).get("next"));
  if (next) return next;
  if (pathname === "/auth") return authRedirect(role);
  return staysHere ? null : "/";
}
