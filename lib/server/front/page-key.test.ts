import { pageKeyOf } from "./page-key";

const pages = [
  { path: /^\/$/, query: [] },
  { path: /^\/products$/, query: ["search", "sort"] },
  { path: /^\/api\/map$/, query: ["search"], isExact: true },
] as const;

function keyOf(url: string, headers: Record<string, string> = {}, method = "GET") {
  return pageKeyOf(pages, { method, url, headers });
}

test.each([
  ["/", "/", true],
  ["/?utm_source=mail&gclid=1", "/", true],
  ["/products?sort=price&search=red+chair", "/products?search=red+chair&sort=price", false],
  ["/products?search=red%20chair&sort=price&x=1", "/products?search=red+chair&sort=price", false],
  ["/products?search=&sort=price", "/products?sort=price", false],
  ["/products?search=what?&sort=price", "/products?search=what%3F&sort=price", false],
])("normalizes %s to %s", (url, settled, isPlain) => {
  expect(keyOf(url)).toEqual({ key: settled, url: settled, isPlain });
});

test.each([
  ["/profile", "GET"],
  ["/products/", "GET"],
  ["/products", "POST"],
  ["/products?search=a&search=b", "GET"],
  ["/products?search=a%00", "GET"],
  [`/products?search=${"a".repeat(1000)}`, "GET"],
])("shares no page for %s (%s)", (url, method) => {
  expect(keyOf(url, {}, method)).toBeNull();
});

test("splits no API answer into parts, and never serves it stale", () => {
  const expected = { key: "/api/map?search=a", url: "/api/map?search=a", isPlain: false, isExact: true };
  expect(keyOf("/api/map?search=a&_t=1")).toEqual(expected);
  expect(keyOf("/api/map?search=a&_rsc=abc", { rsc: "1" })).toEqual(expected);
});

test("gives a navigation a key for each source page, and for no other reason", () => {
  const fetched = (headers: Record<string, string>) => keyOf("/products?_rsc=abc", { rsc: "1", ...headers });
  const from = (tree: string) => fetched({ "next-router-state-tree": tree });
  expect(from("one")?.key).not.toBe(from("other")?.key);
  expect(from("one")?.key).not.toBe(keyOf("/products")?.key);
  expect(fetched({ "next-router-prefetch": "1" })?.key).not.toBe(fetched({})?.key);
  expect(fetched({ cookie: "a=1", "user-agent": "b" })?.key).toBe(fetched({})?.key);
  expect(from("one")).toMatchObject({ url: "/products?_rsc=abc", isPlain: false });
});

test("gives parts requested with another _rsc, or none, another key, because Next redirects them", () => {
  const keys = ["?_rsc=abc", "?_rsc=abd", "?_rsc=", ""].map(
    (query) => keyOf(`/products${query}`, { rsc: "1" })?.key,
  );
  expect(new Set(keys).size).toBe(4);
});

test("answers an invalid navigation header with the page under the key of the page", () => {
  const headers = { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
  for (const rsc of ["2", "", "true", "1, 1"]) {
    expect(keyOf("/products?_rsc=abc", { rsc, ...headers })).toEqual(keyOf("/products"));
  }
});
