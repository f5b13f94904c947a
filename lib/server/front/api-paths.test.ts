import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApiPaths } from "./api-paths";

const routes = [
  "/api/listings",
  "/api/listings/[id]",
  "/api/listings/[id]/edit",
  "/api/[...path]",
  "/[slug]",
];

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "api-paths-"));
  mkdirSync(path.join(site, ".next"));
  const manifest = Object.fromEntries(routes.map((route) => [`${route}/route`, route]));
  writeFileSync(path.join(site, ".next/app-path-routes-manifest.json"), JSON.stringify(manifest));
});

afterAll(() => rmSync(site, { recursive: true }));

test.each([
  "/api/nothing",
  "/api/nothing?listings",
  "/api/listings/1/2",
  "/api/listings/1/edit/2",
  "/api/%6eothing",
  "/%61pi/nothing",
])("refuses %s, which has no handler", (url) => {
  expect(() => createApiPaths(site)(url)).toThrow(
    expect.objectContaining({ code: "not_found", message: "There is nothing at this address." }),
  );
});

test.each([
  "/api/listings",
  "/api/listings/?limit=1",
  "/api//listings",
  "/api/%6cistings",
  "/api/x/../listings",
  "/api/listings/a%2Fb",
  "/api/listings/1/edit",
  "/api/%",
  "/api",
  "/nothing",
])("leaves %s to the renderers", (url) => {
  expect(() => createApiPaths(site)(url)).not.toThrow();
});

test("leaves every path to the renderers without a build", () => {
  expect(() => createApiPaths(path.join(site, "no-build"))("/api/nothing")).not.toThrow();
});
