import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { env } from "./env";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * CSRF check: throws 403 for writes sent by another site. Browsers always send Sec-Fetch-Site or Origin with a write; a
 * caller with neither isn't a browser and has no ambient cookie.
 */
export function assertSameOrigin(request: Request, appUrl: string = env.APP_URL): void {
  if (safeMethods.has(request.method)) return;
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite && fetchSite !== "same-origin" && fetchSite !== "none") throw foreign();
  const origin = request.headers.get("origin");
  if (!origin) return;
  const site = new URL(appUrl);
  if (origin === site.origin) return;
  const from = URL.canParse(origin) ? new URL(origin) : null;
  const isOwnHost = from !== null && from.host === request.headers.get("host");
  // A network attacker can modify pages served without https.
  if (isOwnHost && (from.protocol === "https:" || site.protocol === "http:")) return;
  throw foreign();
}

/**
 * Another site can send forms, but not JSON, without a preflight. Rejects every other content type with 415 for writes
 * that read no body; other bodies are checked where they are read.
 */
export function assertNoForm(request: Request, endpoint: Pick<Endpoint, "body">): void {
  if (safeMethods.has(request.method) || endpoint.body !== undefined) return;
  const type = request.headers.get("content-type");
  if (type !== null && !isJson(type)) throw new AppError("wrong_type", "Send the body as application/json.");
}

export function isJson(type: string | null): boolean {
  return type?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

function foreign(): AppError {
  return new AppError("forbidden", "This request came from another site.");
}
