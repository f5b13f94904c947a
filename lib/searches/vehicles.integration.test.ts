import * as all from "@/app/api/saved-searches/route";
import { rows, sql } from "@/lib/server/db";
import { createListing } from "@/prisma/factories";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { SavedSearchDto } from "./contract";
import { matchArrivals } from "./matching/commands";

jest.setTimeout(60_000);

const matching = [
  { minYear: 2018, maxMileage: 60_000 },
  { maxYear: 2020, fuel: "hybrid" },
  { search: "suv under 60k miles" },
];
const others = [{ minYear: 2020 }, { maxMileage: 40_000 }, { fuel: "diesel" }];

test("matches a new vehicle with a saved search by its year, mileage, and facts", async () => {
  const { browser } = await createSignedInPerson();
  for (const filter of [...matching, ...others])
    expect((await browser.post(all.POST, "/api/saved-searches", { body: { filter } })).status).toBe(201);
  const details = { subcategory: "vehicles/cars", year: 2019, mileage: 54_000, fuel: "hybrid", body: "suv" };
  const unpublished = { status: "pending", publishedAt: null, expiresAt: null } as const;
  const { id } = await createListing({ title: "2019 Toyota RAV4", details, ...unpublished });
  await rows(sql`UPDATE listings SET status = 'approved', published_at = clock_timestamp() + interval '1 ms',
    expires_at = now() + interval '90 days' WHERE id = ${id}::uuid`);
  await matchArrivals();
  const found = (await browser.get(all.GET, "/api/saved-searches")).body as unknown as SavedSearchDto[];
  const isNew = found.filter(({ newCount }) => newCount > 0).map(({ filter }) => filter);
  expect(isNew).toEqual(matching.toReversed());
});
