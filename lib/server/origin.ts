import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { env } from "./env";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site makes a browser send (403). A browser always tells where a write comes from,
 * by Sec-Fetch-Site or Origin; a caller that sends neither is no browser and carries no ambient cookie.
 */
export function assertSameOrigin(request: Request): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw foreign();
  const origin = request.headers.get("origin");
  if (!origin) return;
  if (origin === new URL(env.APP_URL).origin) return;
  if (URL.canParse(origin) && new URL(origin).host === request.headers.get("host")) return;
  throw foreign();
}

function foreign(): AppError {
  return new AppError("forbidden", "This request came from another site.");
}
