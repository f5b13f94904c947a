import type { Role } from "@/lib/shared/access";
import { authRedirect } from "../rules";

const site = "http://same.invalid";
const maxLength = 2000;
/** Nobody encodes an honest path more often than this. */
const maxDecodeRounds = 5;

/** The path as the laxest reader on the way may see it; null when it never ends or is broken. */
function decodeFully(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < maxDecodeRounds; round += 1) {
    try {
      const again = decodeURIComponent(decoded);
      if (again === decoded) return decoded.normalize("NFKC");
      decoded = again;
    } catch {
      return null;
    }
  }
  return null;
}

/** The address as a browser resolves it, or null when it would not stay on this site. */
function resolve(address: string): URL | null {
  // A browser drops tabs and line breaks and takes a backslash for a slash before it looks.
  const [path = ""] = address.split(/[?#]/);
  if (!/^\/(?!\s*\/)/.test(path) || path.includes("\\")) return null;
  if (/[\u0000-\u001f\u007f-\u009f]/.test(address)) return null;
  if (!URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  return url.origin === site && !url.pathname.startsWith("//") ? url : null;
}

/**
 * A `next` address made safe: a path on this site in the form a browser makes of it, whatever tricks it carries (`//`,
 * `\`, dot segments, encoded forms). Returns null for anything else.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > maxLength) return null;
  const url = resolve(next);
  const plain = url && decodeFully(url.pathname);
  if (!url || !plain || !resolve(plain.replace(/[?#]/g, "_"))) return null;
  return url.pathname + url.search + url.hash;
}

type SignInContext = { pathname: string; query: string; role: Role; staysHere: boolean };

/**
 * Where a sign-in leads: the `next` parameter of the address, on the auth page the role's home, nowhere (null) when the
 * page wants the person back, else the homepage.
 */
export function afterSignIn({ pathname, query, role, staysHere }: SignInContext): string | null {
  const next = safeNext(new URLSearchParams(query).get("next"));
  if (next) return next;
  if (pathname === "/auth") return authRedirect(role);
  return staysHere ? null : "/";
}
