import { readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { readListingAddress } from "@/lib/listings/catalog/address-reading.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import type { QueryParams } from "@/lib/shared/query-params";
import { listFiles } from "@/prisma/test/schemas";
import { publicPages } from "./public-pages.rules";

const id = "01890000-0000-7000-8000-00000000abcd";
const uncached = ["/denied", "/problem"];

const pages = listFiles("app/*page.tsx").filter((file) => file.endsWith("/page.tsx"));
const isPublic = (file: string) => file.startsWith("app/(public)/");

function addressOf(file: string): string {
  const parts = file.split("/").slice(2, -1);
  return `/${parts.join("/")}`
    .replace("[key]", "c0ffee00c0ffee00")
    .replace(/\[\w+\]/g, id)
    .replace(/\[\.\.\.\w+\]/, "electronics/laptops");
}

function queryOf(path: string): string[] {
  const [page, ...others] = publicPages.filter((one) => one.path.test(path));
  expect(others).toEqual([]);
  return [...(page?.query ?? [])];
}

function namesReadBy(read: (params: QueryParams) => unknown): string[] {
  const names = new Set<string>();
  read(
    new Proxy<QueryParams>(
      {},
      {
        get(_, name) {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names];
}

test("caches each page under (public), except two", () => {
  const addresses = pages.filter(isPublic).map(addressOf);
  expect(addresses.length).toBeGreaterThan(10);
  const isCached = (path: string) => publicPages.some((one) => one.path.test(path));
  expect(addresses.filter((path) => !isCached(path)).sort()).toEqual(uncached);
});

test("caches no private page", () => {
  const others = pages.filter((file) => !isPublic(file));
  expect(others.length).toBeGreaterThan(10);
  const cached = others.map(addressOf).filter((path) => publicPages.some((one) => one.path.test(path)));
  expect(cached).toEqual([]);
});

test.each([
  ["/", readListingAddress],
  ["/products", readResultsAddress],
  ["/real-estate", readResultsAddress],
  ["/search", readResultsAddress],
  ["/jobs", readJobAddress],
] as const)("caches %s by its cursor and by every parameter that it reads", (path, read) => {
  expect(queryOf(path)).toEqual(expect.arrayContaining([...namesReadBy(read), "cursor"]));
});
