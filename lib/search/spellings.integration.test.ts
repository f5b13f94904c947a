import { createListing, createVendor } from "@/prisma/factories";
import { rebuildSearchTables, waitForVocabulary } from "./index/vocabulary.queries";
import { searchListings } from "./results/queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor({ businessName: "Plain Goods" });
  const { id: namedId } = await createVendor({ businessName: "Quillon & Varr" });
  const titles = [
    "Artificial olive tree 6 ft.",
    "Artificial olive tree 4 ft.",
    "Cordless sander 18-Volt",
    "Cordless sander 12V",
    "Wool rug 5 ft. x 8 ft.",
    "Wool rug 9x12",
    "Lamp of Quillon and Varr Inc or LLC",
  ];
  for (const title of titles) await createListing({ vendorId, title, description: "Solid." });
  await createListing({ vendorId: namedId, title: "Oak shelf", description: "Solid." });
  await rebuildSearchTables();
  await waitForVocabulary();
});

async function titlesOf(search: string): Promise<string[]> {
  const { items } = await searchListings({ search });
  return items.map(({ title }) => title);
}

test.each([
  ["olive tree 6ft", "Artificial olive tree 6 ft."],
  ["olive tree 6'", "Artificial olive tree 6 ft."],
  ['olive tree 72"', "Artificial olive tree 6 ft."],
  ["4-foot olive tree", "Artificial olive tree 4 ft."],
  ["18v sander", "Cordless sander 18-Volt"],
  ["12 volts sander", "Cordless sander 12V"],
  ["wool rug 5x8", "Wool rug 5 ft. x 8 ft."],
  ["9 by 12 wool rug", "Wool rug 9x12"],
])("%s finds the size as the title spells it", async (search, title) => {
  expect((await titlesOf(search))[0]).toBe(title);
});

test.each(["Quillon and Varr", "quillonvarr", "Quillon & Varr LLC", "Quillon and Varr, Inc."])(
  "%s finds the vendor before a title with these words",
  async (search) => {
    expect((await titlesOf(search))[0]).toBe("Oak shelf");
  },
);
