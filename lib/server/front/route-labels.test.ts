import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRouteLabels } from "./route-labels";

const site = mkdtempSync(path.join(tmpdir(), "plaza-routes-"));
afterAll(() => rmSync(site, { recursive: true }));

mkdirSync(path.join(site, ".next"));
writeFileSync(
  path.join(site, ".next/app-path-routes-manifest.json"),
  JSON.stringify({
    "/(public)/page": "/",
    "/(public)/listings/[id]/page": "/listings/[id]",
    "/(public)/listings/page": "/listings",
    "/api/listings/[id]/reviews/route": "/api/listings/[id]/reviews",
    "/api/listings/export/route": "/api/listings/export",
    "/api/listings/[id]/route": "/api/listings/[id]",
    "/api/[...path]/route": "/api/[...path]",
    "/_not-found/page": "/_not-found",
  }),
);

test.each([
  ["/", "/"],
  ["/?q=sofa", "/"],
  ["/listings", "/listings"],
  ["/listings/", "/listings"],
  ["/listings/7f0c?from=top", "/listings/{id}"],
  ["/api/listings/7f0c", "/api/listings/{id}"],
  ["/api/listings/export", "/api/listings/export"],
  ["/api/listings/7f0c/reviews?limit=3", "/api/listings/{id}/reviews"],
  ["/api/listings/7f0c/nothing/here", "/api/{...path}"],
  ["/_next/static/chunks/a.js", "/_next/static/{file}"],
  ["/wp-login.php", "other"],
  ["/_not-found", "other"],
  ["*", "other"],
  ["", "other"],
])("labels the target %s as %s", (url, label) => {
  expect(createRouteLabels(site)(url)).toBe(label);
});

test("adds no labels for made-up addresses", () => {
  const labelOf = createRouteLabels(site);
  const made = Array.from({ length: 500 }, (_, number) => [
    `/x${number}`,
    `/listings/${number}`,
    `/api/${number}`,
  ]);
  expect([...new Set(made.flat().map(labelOf))].sort()).toEqual([
    "/api/{...path}",
    "/listings/{id}",
    "other",
  ]);
});

test("labels every request as other without a build", () => {
  expect(createRouteLabels(path.join(site, "nowhere"))("/listings")).toBe("other");
});
