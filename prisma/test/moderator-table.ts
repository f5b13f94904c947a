/** Endpoints of administration that moderators may call, written by hand; they may call no others. */
export const moderatorTable: readonly string[] = [
  "GET /api/admin/listings",
  "GET /api/admin/listings/{id}",
  "GET /api/admin/listings/{id}/case",
  "GET /api/admin/pending-listings",
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
  "GET /api/admin/templates",
  "POST /api/admin/undo",
];
