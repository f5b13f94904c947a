import type { Endpoint } from "./endpoint";

/** Endpoints of administration that moderators may call: the queues of content, and undoing their own decisions. */
const moderatorEndpoints: readonly string[] = [
  "GET /api/admin/pending-listings",
  "GET /api/admin/listings",
  "GET /api/admin/listings/{id}",
  "GET /api/admin/listings/{id}/case",
  "POST /api/admin/listings/{id}/{action}",
  "GET /api/admin/jobs",
  "POST /api/admin/jobs/{id}/{action}",
  "GET /api/admin/advertisements",
  "POST /api/admin/advertisements/{id}/{action}",
  "GET /api/admin/reviews",
  "POST /api/admin/reviews/{id}/{action}",
  "GET /api/admin/reports",
  "POST /api/admin/reports/{id}/thread",
  "POST /api/admin/reports/{id}/{action}",
  "GET /api/admin/held-messages",
  "POST /api/admin/held-messages/{id}/text",
  "POST /api/admin/held-messages/{id}/{action}",
  "GET /api/admin/templates",
  "POST /api/admin/undo",
];

const moderatorPages: readonly string[] = [
  "/admin",
  "/admin/listings",
  "/admin/jobs",
  "/admin/advertisements",
  "/admin/reviews",
  "/admin/reports",
  "/admin/held-messages",
];

export function isForModerators({ method, path }: Pick<Endpoint, "method" | "path">): boolean {
  return moderatorEndpoints.includes(`${method} ${path}`);
}

/** `address` may have a query. */
export function isModeratorPage(address: string): boolean {
  return moderatorPages.includes(address.split("?")[0]!);
}
