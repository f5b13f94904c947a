import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Node = { literals: Map<string, Node>; parameter?: Node; rest?: string; route?: string };

const otherRoute = "other";

const folders = ["/_next/static/", "/hero/"];

const newNode = (): Node => ({ literals: new Map() });

function readPatterns(site: string): string[] {
  const file = path.join(site, ".next/app-path-routes-manifest.json");
  if (!existsSync(file)) return [];
  const routes = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  return routes.filter((route) => !route.startsWith("/_")).map(labelOf);
}

const labelOf = (route: string) =>
  route.replace(/\[+(?:\.\.\.)?([^\]]+)\]+/g, (part, name) =>
    part.includes("...") ? `{...${name}}` : `{${name}}`,
  );

function grow(patterns: readonly string[]): Node {
  const root = newNode();
  for (const route of patterns) {
    let node = root;
    for (const part of route.split("/").filter(Boolean)) {
      if (part.startsWith("{...")) {
        node.rest = route;
        break;
      }
      const next: Node = part.startsWith("{")
        ? (node.parameter ?? newNode())
        : (node.literals.get(part) ?? newNode());
      if (part.startsWith("{")) node.parameter = next;
      else node.literals.set(part, next);
      node = next;
    }
    if (!route.includes("{...")) node.route = route;
  }
  return root;
}

function find(node: Node, parts: readonly string[], index: number): string | undefined {
  const part = parts[index];
  if (part === undefined) return node.route;
  const literal = node.literals.get(part);
  const found = literal && find(literal, parts, index + 1);
  return found ?? (node.parameter && find(node.parameter, parts, index + 1)) ?? node.rest;
}

/** Maps a request to its route pattern, a folder, or `other`, so that the number of metric labels stays bounded. */
export function createRouteLabels(site: string): (url: string) => string {
  const patterns = readPatterns(site);
  const exact = new Set(patterns.filter((pattern) => !pattern.includes("{")));
  const root = grow(patterns);
  return function labelOfUrl(url) {
    const end = url.indexOf("?");
    const target = end < 0 ? url : url.slice(0, end);
    if (exact.has(target)) return target;
    const folder = folders.find((one) => target.startsWith(one));
    if (folder) return `${folder}{file}`;
    if (!target.startsWith("/")) return otherRoute;
    return find(root, target.split("/").filter(Boolean), 0) ?? otherRoute;
  };
}
