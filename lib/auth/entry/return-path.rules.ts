import type { Role } from "@/lib/shared/access";
import { authRedirect } from "../rules";

const site = "http://same.invalid";
const maxLength = 2000;
const maxDecodeRounds = 5;

/** Decodes like the most lenient parser on the way; null if the path is malformed or encoded too often. */
function decodeFully(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < maxDecodeRounds; round += 1) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded.normalize("NFKC");
      decoded = next;
    } catch {
      return null;
    }
  }
  return null;
}

function resolve(address: string): URL | null {
  // Browsers strip tabs and line breaks and treat backslashes as slashes before parsing.
  const [path = ""] = address.split(/[?#]/);
  if (!/^\/(?!\s*\/)/.test(path) || path.includes("\\")) return null;
  if (/[\u0000-\u001f\u007f-\u009f]/.test(address)) return null;
  if (!URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  return url.origin === site && !url.pathname.startsWith("//") ? url : null;
}

/**
 * Normalizes a `next` parameter to a path on this site; null for anything else. Prevents open redirects through `//`,
 * `\`, dot segments and encoded forms.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > maxLength) return null;
  const url = resolve(next);
  const plain = url && decodeFully(url.pathname);
  if (!url || !plain || !resolve(plain.replace(/[?#]/g, "_"))) return null;
  return url.pathname + url.search + url.hash;
}

type SignInContext = { pathname: string; query: string; role: Role; shouldRemainOnPage: boolean };

export function afterSignIn({ pathname, query, role, shouldRemainOnPage }: SignInContext): string | null {
  const next = safeNext(new URLSearchParams(query).get("next"));
  if (next) return next;
  if (pathname === "/auth") return authRedirect(role);
  return shouldRemainOnPage ? null : "/";
}
