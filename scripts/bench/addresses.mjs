import { table } from "./figures.mjs";

/** Requests per second on 22 November, before pages were cached: 8 connections, 1,200 listings. */
const addresses = {
  home: { path: "/", before: 30 },
  category: { path: "/products", before: 55 },
  search: { path: "/search?q=chair", before: 41 },
  "search, different each time": { path: "/search?q=chair+{n}", before: null },
  listing: { path: "/listings/…", before: 64 },
  "/auth": { path: "/auth", before: 124 },
  "/api/listings": { path: "/api/listings", before: 290 },
  suggestions: { path: "/api/search/suggestions?query=cha", before: 415 },
  health: { path: "/api/health", before: 650 },
};

export async function measureAddresses(send, { listing, seconds }) {
  const rows = [];
  const addressPaths = Object.values(addresses).map(({ path }) => path.replace("…", listing));
  // Warms up all paths, so that none is measured cold.
  await send({ connections: 8, seconds: Math.min(9, 3 * seconds), paths: addressPaths, from: 500_000 });
  for (const [at, [name, { before }]] of Object.entries(addresses).entries()) {
    const { pages, cached } = await send({
      connections: 8,
      seconds,
      paths: [addressPaths[at]],
      from: 600_000,
    });
    const answers = Object.entries(pages.statuses).map(([status, count]) => `${count} × ${status}`);
    rows.push([
      name,
      before ?? "–",
      Math.round(pages.perSecond),
      cached.p50 === null ? "no" : "yes",
      answers.join(", "),
    ]);
  }
  return table(["one URL, requests per second", "November 22", "now", "cached", "responses"], rows);
}
