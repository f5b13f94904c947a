import { createListing, createVendor } from "@/prisma/factories";
import { searchListings } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  for (const title of [
    "Water heater replacement",
    "Local moving",
    "Interior painting, furniture moved and covered",
    "Piano lessons",
    "Quarterly bookkeeping",
    "Landscape design and planting, native plants",
  ])
    await createListing({ vendorId, category: "services", description: "Quick.", title });
  for (const title of [
    "Houseplant in terracotta",
    "Compact camera",
    "Birthday cake, with candles",
    "Noise-cancelling headphones",
    "Walnut chair",
    "Two-seat sofa, smoke-free home",
  ])
    await createListing({ vendorId, description: "Well kept.", title });
  await createListing({
    vendorId,
    category: "realestate",
    title: "Corner building, new boilers",
    description: "A home too.",
  });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each<[string, string[], string]>([
  // What homes have under another name is none of what is worked on.
  ["water heater", ["Water heater replacement"], "exactly"],
  // Goods are no work on them, in one word or in two.
  ["house plants", ["Houseplant in terracotta"], "exactly"],
  // What a title is about, in a single word too.
  ["movers", ["Local moving"], "exactly"],
  // A word before what a title is about is what was asked for; what it only comes with is none.
  ["piano", ["Piano lessons"], "exactly"],
  ["birthday", ["Birthday cake, with candles"], "exactly"],
  ["birthday in Austin", ["Birthday cake, with candles"], "in part"],
  ["candles", ["Birthday cake, with candles"], "in part"],
  ["book keeper", ["Quarterly bookkeeping"], "exactly"],
  // Who learns buys nothing.
  ["learn to make furniture", ["Piano lessons"], "in part"],
  // What is only said of goods.
  ["camera original box", ["Compact camera"], "in part"],
  ["chair smoke free", ["Walnut chair"], "in part"],
  ["couch from a smoke free home", ["Two-seat sofa, smoke-free home"], "exactly"],
  // A model that nobody has, and a word that means nothing.
  ["camera x100", ["Compact camera"], "in part"],
  ["camera qwrtz", [], "exactly"],
  // One word in both spellings.
  ["canceling", ["Noise-cancelling headphones"], "in part"],
])("searchListings answers '%s' with %j %s", async (search, titles, met) => {
  const page = await searchListings({ search });
  expect(page.items.map(({ title }) => title)).toEqual(titles);
  expect(page.isPartial ? "in part" : "exactly").toBe(met);
});
