import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { end, mustRunNode, startNode } from "../lib/child.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { hashOf } from "../lib/source-hash.mjs";

const files = {
  "package.json": `{ "name": "bare-next", "private": true }`,
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(inRoot())} }, serverExternalPackages: ["pg"] };`,
  // Without these Next would use the files of the parent folders.
  "instrumentation.js": "export function register() {}",
  "middleware.js": `export function middleware() {}
export const config = { matcher: "/never" };`,
  "app/layout.js": `import { createElement as h } from "react";
export default function Layout({ children }) {
  return h("html", { lang: "en" }, h("body", null, children));
}`,
  // The rows of a category page by a prepared keyset query, in about the markup of a card.
  "app/page.js": `import { createElement as h } from "react";
import pg from "pg";
export const dynamic = "force-dynamic";
const pool = (globalThis.pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
const text = \`SELECT l.id, l.title, left(l.description, 160) AS summary, l.price_cents, l.location, l.vendor_name, l.created_at,
  (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS image
  FROM listings l WHERE l.status = 'approved' AND l.category = 'products' AND l.created_at < now() - $1::int * interval '1 minute'
  ORDER BY l.created_at DESC, l.id DESC LIMIT 24\`;
export default async function Page({ searchParams }) {
  const { from = "0" } = await searchParams;
  const { rows } = await pool.query({ name: "page", text, values: [Number(from)] });
  return h("main", null, h("h1", null, "Products"), h("ul", null, rows.map((row) => h("li", { key: row.id },
    h("a", { href: "/listings/" + row.id },
      h("img", { src: "/images/" + row.image + "-320.webp", alt: row.title, width: 320, height: 240, loading: "lazy" }),
      h("h2", null, row.title), h("p", null, row.summary), h("p", null, "$" + Number(row.price_cents) / 100),
      h("p", null, row.location), h("p", null, row.vendor_name), h("time", null, row.created_at.toISOString()))))));
}`,
};

const folder = inRoot(".test/bare-next");
const next = inRoot("node_modules/next/dist/bin/next");
const common = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

export async function buildBareNext() {
  const mark = join(folder, ".next/built-of");
  const hash = hashOf(["node_modules/next/package.json"], { texts: Object.entries(files).flat() });
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await mustRunNode("Building the bare Next page", [next, "build"], { cwd: folder, env: common });
  writeFileSync(mark, hash);
}

export async function startBareNext(databaseUrl) {
  await buildBareNext();
  const env = { ...common, DATABASE_URL: databaseUrl };
  const port = await freePort();
  const child = startNode([next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => end(child);
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok) break;
    if (tries === 600) {
      await stop();
      throw new Problem("The bare Next page didn't start.");
    }
    await delay(100);
  }
  return { port, pid: child.pid, stop };
}
