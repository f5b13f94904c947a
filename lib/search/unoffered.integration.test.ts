import { createListing } from "@/prisma/factories";
import { searchListings } from "./queries";
import { rebuildSearchTables } from "./vocabulary.queries";

beforeAll(async () => {
  await createListing({ title: "Kids guitar", category: "products" });
  await rebuildSearchTables();
});

test.each([
  ["accoustic guitar", "acoustic guitar"],
  ["Accoustic Guitar", "acoustic guitar"],
  ["ACCOUSTIC GUITAR", "acoustic guitar"],
  ["kids accoustic guitar", "kids acoustic guitar"],
  // A name, by how it is written or by what nobody who knows the word writes.
  ["kids Accoustic guitar", null],
  ["kathedral guitar", null],
  ["evergreene guitar", null],
])("what nobody offers: '%s' is %s", async (search, meant) => {
  expect((await searchListings({ search })).corrected).toBe(meant);
});
