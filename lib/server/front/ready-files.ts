import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const prerenderedFilePattern = /\.(ico|png|jpg|svg|txt|webmanifest)$/;

function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join("/")}`);
}

function routesOf(build: string): string[] {
  const file = path.join(build, "app-path-routes-manifest.json");
  if (!existsSync(file)) return [];
  const routes = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return Object.values(routes).filter((route) => prerenderedFilePattern.test(route));
}

export function createFileCheck(site: string): (path: string) => boolean {
  const paths = new Set([...pathsIn(path.join(site, "public")), ...routesOf(path.join(site, ".next"))]);
  return (requestPath) => paths.has(requestPath);
}
