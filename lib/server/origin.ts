import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { env } from "./env";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site makes a browser send (403). A browser always tells where a write comes from,
 * by Sec-Fetch-Site or Origin; a caller that sends neither is no browser and carries no ambient cookie.
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
 * A page of another site can send a form of any kind, but no JSON, without being asked first: a write that takes no body,
 * and so reads none, refuses every other type (415). Bodies of JSON, files and webhooks are checked where they are read.
 */
export function assertNoForm(request: Request, endpoint: Pick<Endpoint, "body">): void {
  if (safeMethods.has(request.method) || endpoint.body !== undefined) return;
  const type = request.headers.get("content-type");
  if (type !== null && !isJson(type)) throw new AppError("wrong_type", "Send the body as application/json.");
}

/** True for `application/json` with whatever parameters. */
export function isJson(type: string | null): boolean {
  return type?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

function foreign(): AppError {
  return new AppError("forbidden", "This request came from another site.");
}
