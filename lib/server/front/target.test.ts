import { publicPages, publicReads } from "@/lib/platform/public-pages.rules";
import { assertNoTrailer, assertTarget, isPageOptionsRequest, normalizeTarget } from "./target";

const pages = [...publicPages, ...publicReads];

function statusOf(method: string, url: string): number | null {
  try {
    assertTarget(pages, { method, url });
    return null;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

const long = "x".repeat(1000);

test.each([
  ["GET", "/", null],
  ["HEAD", "/products", null],
  ["OPTIONS", "/products", null],
  ["OPTIONS", "*", null],
  ["POST", "/", 405],
  ["PUT", "/images/a.webp", 405],
  ["DELETE", "/listings/1", 405],
  ["PATCH", "/no/such/page", 405],
  ["TRACE", "/", 405],
  ["PROPFIND", "/", 501],
  ["PURGE", "/products", 501],
  ["MKCOL", "/apis", 501],
  ["TRACE", "/api/listings", null],
  ["PROPFIND", "/api/listings", null],
  ["POST", "/api/login", null],
  ["GET", "*", 400],
  ["GET", "products", 400],
  ["GET", `/products?q=${long}`, 414],
  ["HEAD", `/?a=${long}`, 414],
  ["GET", `/jobs?utm=${long}`, 414],
  ["GET", `/api/map?search=${long}`, 414],
  ["GET", `/api/search/suggestions?query=${long}`, 414],
  ["GET", `/api/listings?cursor=${long}`, null],
  ["GET", `/auth?next=${long}`, null],
  ["GET", `/products?q=${"x".repeat(988)}`, null],
  ["GET", `/search?q=${encodeURIComponent("ش".repeat(200))}`, null],
  ["GET", `/search?q=${encodeURIComponent("沙".repeat(200))}`, null],
  ["GET", `/jobs?search=${encodeURIComponent("🛋️".repeat(100))}`, null],
  ["GET", `/api/search/suggestions?query=${encodeURIComponent("🛋".repeat(200))}`, null],
  ["GET", `/search?q=${encodeURIComponent("ش".repeat(661))}`, null],
  ["GET", `/search?q=${encodeURIComponent("x".repeat(990))}%20`, 414],
  ["GET", `/search?q=${"%20".repeat(991)}`, 414],
  ["GET", `/search?q=${"%80".repeat(1331)}`, 414],
])("answers %s %s with %s", (method, url, status) => {
  expect(statusOf(method, url)).toBe(status);
});

test.each([
  ["http://other.example/products?q=a", "/products?q=a"],
  ["HTTPS://other.example", "/"],
  ["https://u:p@other.example:8443?q=a", "/?q=a"],
  ["http:///products", "/products"],
  ["//other.example/products", "//other.example/products"],
  ["/http://other.example/", "/http://other.example/"],
  ["*", "*"],
])("reads the target %s as %s", (url, settled) => {
  const request = { url };
  normalizeTarget(request);
  expect(request.url).toBe(settled);
});

test("answers OPTIONS of pages but not of the API", () => {
  const answers = ["/", "/products", "*", "/api", "/api/listings"].map((url) =>
    isPageOptionsRequest({ method: "OPTIONS", url }),
  );
  expect(answers).toEqual([true, true, true, false, false]);
  expect(isPageOptionsRequest({ method: "GET", url: "/" })).toBe(false);
});

test.each(["x", "", "content-length", " ".repeat(16_000)])("refuses the trailer %j with 400", (trailer) => {
  expect(() => assertNoTrailer({ headers: { trailer } })).toThrow(expect.objectContaining({ status: 400 }));
});

test("allows a request without a trailer", () => {
  expect(() => assertNoTrailer({ headers: { te: "trailers" } })).not.toThrow();
});
