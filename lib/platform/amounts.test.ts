import type { z } from "zod";
import { createJob, updateJob } from "@/lib/jobs/desk/editing.contract";
import { changeManyListings } from "@/lib/listings/desk/bulk.contract";
import { createListing, updateListing } from "@/lib/listings/desk/editing.contract";
import { makeOffer } from "@/lib/messages/deal.contract";
import { writeCatalogItem } from "@/lib/rewards/catalog.contract";

type Writes = { path: string; schemas: () => Promise<{ body: z.ZodType }> };

const id = "0190a2f0-0000-7000-8000-000000000001";

const amounts: [endpoint: Writes, field: string, bodyOf: (amount: number) => object][] = [
  [createListing, "price", (price) => ({ category: "products", price })],
  [updateListing, "price", (price) => ({ price })],
  [createListing, "details.deposit", (deposit) => ({ category: "realestate", details: { deposit } })],
  [
    changeManyListings,
    "price.value",
    (value) => ({ action: "price", ids: [id], price: { kind: "set", value } }),
  ],
  [createJob, "salaryMin", (salaryMin) => ({ salaryMin })],
  [updateJob, "salaryMax", (salaryMax) => ({ salaryMax })],
  [makeOffer, "amount", (amount) => ({ amount })],
  [
    writeCatalogItem,
    "value",
    (value) => ({ id: null, name: "Voucher", kind: "voucher", points: 100, value, active: true }),
  ],
];

async function problemAt(endpoint: Writes, field: string, body: object): Promise<string | undefined> {
  const parsed = (await endpoint.schemas()).body.safeParse(body);
  return parsed.error?.issues.find(({ path }) => path.join(".") === field)?.message;
}

describe.each(
  amounts.map(([endpoint, field, bodyOf]) => [endpoint.path, field, { endpoint, bodyOf }] as const),
)("%s, %s", (_path, field, { endpoint, bodyOf }) => {
  test.each([19.999, 0.001, 1.005, 22.505])(
    "refuses the amount %d with an error at its field",
    async (amount) => {
      expect(await problemAt(endpoint, field, bodyOf(amount))).toEqual(expect.any(String));
    },
  );

  test.each([19.99, 0.29, 4.35, 950.5, 333.33, 1])("accepts the amount %d", async (amount) => {
    expect(await problemAt(endpoint, field, bodyOf(amount))).toBeUndefined();
  });
});

test("explains in a refusal how to write an amount", async () => {
  expect(await problemAt(createListing, "price", { category: "products", price: 12.999 })).toBe(
    "Use at most two decimals, such as 1,250.50",
  );
  expect(await problemAt(makeOffer, "amount", { amount: 12.999 })).toBe(
    "Use at most two decimals, such as 1,250.50",
  );
});
