import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "@/lib/shared/app-error";

function partsOf(url: string): string[] {
  const { pathname } = new URL(url, "http://localhost");
  return pathname.split("/").filter(Boolean).map(decodeURIComponent);
}

function readRoutes(site: string): string[][] | null {
  const file = path.join(site, ".next/app-path-routes-manifest.json");
  if (!existsSync(file)) return null;
  const routes = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const own = routes.filter((route) => route.startsWith("/api/") && !route.includes("[..."));
  return own.map((route) => route.split("/").slice(1));
}

/** Rejects API paths without a handler with the 404 of `unknownPath`, before they take renderer slots from reads. */
export function createApiPaths(site: string): (url: string) => void {
  const routes = readRoutes(site);

  function isHandled(url: string): boolean {
    let parts: string[];
    try {
      parts = partsOf(url);
    } catch {
      return true;
    }
    if (parts[0] !== "api" || parts.length < 2 || !routes) return true;
    return routes.some(
      (route) =>
        route.length === parts.length &&
        route.every((part, index) => part.startsWith("[") || part === parts[index]),
    );
  }

  return function assertApiPath(url) {
    if (!isHandled(url)) throw new AppError("not_found", "There is nothing at this address.");
  };
}
