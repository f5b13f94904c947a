import type { ErrorCode } from "@/lib/shared/app-error";
import { thrownCodes } from "@/prisma/test/thrown-codes";
import { isRefusal, refusalsOf } from "./refusals.rules";
import { allEndpoints } from "./rules";

const fixedReads: Record<string, ErrorCode[]> = {
  "GET /api/initial-data": ["bad_request", "forbidden", "not_signed_in"],
  "GET /api/search/suggestions": ["forbidden", "not_signed_in"],
  "GET /api/map": ["forbidden", "not_signed_in"],
  "GET /feeds/listings.xml": ["forbidden", "not_signed_in"],
  "GET /api/metrics": ["conflict", "forbidden", "rule_broken"],
};

const fileOf = (address: string) => `app${address.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`;

test("lists exactly the codes that a handler throws beyond those its endpoint implies", async () => {
  const wrong: string[] = [];
  for (const endpoint of allEndpoints) {
    const { refuses = [], method, path } = endpoint;
    const implied = refusalsOf({ ...endpoint, refuses: [] }, await endpoint.schemas());
    const thrown = (thrownCodes(fileOf(path), method) as ErrorCode[]).filter(isRefusal);
    const unreached = fixedReads[`${method} ${path}`] ?? [];
    const expected = thrown.filter((code) => !implied.includes(code) && !unreached.includes(code));
    if ([...refuses].sort().join() !== expected.join()) {
      wrong.push(`${method} ${path} refuses: ${JSON.stringify(expected)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["GET", "/api/health", ["too_many"]],
  ["GET", "/api/map", ["bad_request", "address_too_long", "too_many"]],
  ["GET", "/api/listings/{id}", ["bad_request", "not_signed_in", "not_found", "gone", "too_many"]],
  [
    "POST",
    "/api/favorites/{id}",
    ["bad_request", "not_signed_in", "forbidden", "not_found", "wrong_type", "too_many"],
  ],
])("returns the codes of %s %s", async (method, path, codes) => {
  const endpoint = allEndpoints.find((one) => one.method === method && one.path === path)!;
  expect(refusalsOf(endpoint, await endpoint.schemas())).toEqual(codes);
});
