import { db } from "@/lib/server/db";
import { createRandom, type Random } from "@/scripts/demo/random";
import type { Category, Prisma } from "../generated/client";
import { jobRow, listingRow, userRow, vendorRow } from "./rows";
import { drawRow, drawWord, fillPattern, letterCases, readTable } from "./varied-words";

const size = { vendors: 140, listings: 2000, jobs: 150 };
const longestTitle = 140;
const sections: readonly Category[] = ["products", "services", "products", "realestate", "products"];

const tables = {
  things: readTable("things"),
  titles: readTable("titles"),
  vendors: readTable("vendors"),
  places: readTable("places"),
  jobs: readTable("jobs"),
};

type Place = { city: string; state: string };

function drawPlace(random: Random): Place & { location: string } {
  const { city, state } = random.pick(tables.places) as Place;
  return { city, state, location: `${city}, ${state}` };
}

function drawVendorName(random: Random, category: Category): string {
  const { pattern = "" } = drawRow(random, tables.vendors);
  return fillPattern(pattern, (name) =>
    name === "city" ? drawPlace(random).city : drawWord(random, name === "trade" ? category : "vendor", name),
  );
}

function drawVendorNames(random: Random): { name: string; category: Category }[] {
  const byKey = new Map<string, { name: string; category: Category }>();
  while (byKey.size < size.vendors) {
    const category = sections[byKey.size % sections.length]!;
    const name = drawVendorName(random, category);
    const key = vendorRow({ userId: "", businessName: name }).slug;
    if (!byKey.has(key)) byKey.set(key, { name, category });
  }
  return [...byKey.values()];
}

function drawModel(random: Random): string {
  const letter = () => String.fromCharCode(random.int(65, 90));
  return `${letter()}${letter()}-${random.int(10, 999)}`;
}

type Facts = {
  category: Category;
  subcategory: string;
  thing: string;
  otherThing: string;
  brand: string;
  vendor: string;
  place: Place;
  beds: number;
  baths: number;
  area: number;
};

function drawTitle(random: Random, facts: Facts): string {
  const rows = tables.titles.filter(({ category }) => category === facts.category);
  const { pattern = "", letters = "" } = drawRow(random, rows);
  const fixed: Record<string, () => string> = {
    thing: () => facts.thing,
    "other thing": () => facts.otherThing,
    brand: () => facts.brand,
    vendor: () => facts.vendor,
    city: () => facts.place.city,
    state: () => facts.place.state,
    model: () => drawModel(random),
    count: () => String(random.int(2, 8)),
    number: () => String(random.int(10, 9900)),
    beds: () => String(facts.beds),
    baths: () => String(facts.baths),
    area: () => String(facts.area),
  };
  const text = fillPattern(pattern, (name) => fixed[name]?.() ?? drawWord(random, facts.category, name));
  return letterCases[letters]!(text).slice(0, longestTitle).trim();
}

function drawFacts(random: Random, vendor: { name: string; category: Category }) {
  const { category } = vendor;
  const row = random.pick(tables.things.filter((one) => one.category === category));
  const things = row.things!.split("|");
  const thing = random.pick(things);
  const beds = random.int(1, 5);
  const facts: Facts = {
    category,
    subcategory: row.subcategory!,
    thing,
    otherThing: random.pick(things.filter((one) => one !== thing)),
    brand: random.pick(row.brands!.split("|")),
    vendor: vendor.name,
    place: drawPlace(random),
    beds,
    baths: random.int(1, 3),
    area: 350 + beds * 50 * random.int(5, 12),
  };
  const spread = Math.log(Number(row.high) / Number(row.low));
  const dollars = Number(row.low) * Math.exp(random.next() * spread);
  return { facts, dollars: Math.round(dollars) };
}

function detailsOf(random: Random, { category, subcategory, brand, beds, baths, area }: Facts) {
  if (category === "services") return { subcategory, pricing: random.pick(["fixed", "hourly", "from"]) };
  if (category === "realestate") return { beds, baths, areaSqFt: area, pets: random.chance(0.4) };
  const condition = random.pick(["new", "like_new", "used", "refurbished"]);
  return {
    subcategory,
    condition,
    delivery: random.chance(0.5),
    ...(random.chance(0.8) ? { brand } : {}),
  };
}

const maxMonthlyRent = 20_000;

function drawListing(
  random: Random,
  vendor: { id: string; name: string; category: Category },
): Prisma.ListingCreateManyInput {
  const { facts, dollars } = drawFacts(random, vendor);
  const { category, thing, brand, place } = facts;
  const about = [thing, brand && `from ${brand}`, `in ${place.city}.`].filter(Boolean).join(" ");
  const sentences = Array.from({ length: random.int(1, 3) }, () => drawWord(random, category, "text"));
  return listingRow({
    vendorId: vendor.id,
    vendorName: vendor.name,
    category,
    title: drawTitle(random, facts),
    description: [letterCases.sentence!(about), ...sentences].join(" "),
    priceCents: BigInt(dollars) * 100n,
    city: place.city,
    state: place.state,
    location: `${place.city}, ${place.state}`,
    propertyType: category === "realestate" ? facts.subcategory : null,
    listingType: category === "realestate" ? (dollars <= maxMonthlyRent ? "rent" : "sale") : null,
    details: detailsOf(random, facts),
  });
}

function drawJob(random: Random, posterId: string, company: string): Prisma.JobCreateManyInput {
  const { title = "", category = "" } = random.pick(tables.jobs);
  const { state, location } = drawPlace(random);
  const level = random.pick(["", "", "Senior ", "Lead ", "Part-Time "]);
  const place = random.chance(0.2) ? ` - ${location}` : "";
  const text = `${title} at ${company}. Five days a week with a small team.`;
  return jobRow({
    posterId,
    title: `${level}${title}${place}`,
    company,
    category,
    subcategory: "",
    state,
    location,
    description: text,
  });
}

/**
 * Fills an empty, migrated database with 2,000 listings of 140 vendors and 150 jobs. Titles follow other habits than
 * the demo data: Title Case, brands first, capitals, keyword lists, accents, single words. Deterministic on every
 * machine.
 */
export async function createVariedCatalog(): Promise<void> {
  const random = createRandom("varied");
  const names = drawVendorNames(random);
  const select = { id: true, username: true };
  const users = await db.user.createManyAndReturn({
    data: names.map((_, at) =>
      userRow({ username: `vendor-${at}`, email: `${at}@mail.example`, role: "vendor" }),
    ),
    select,
  });
  const userIds = new Map(users.map(({ id, username }) => [username, id]));
  const made = await db.vendor.createManyAndReturn({
    data: names.map(({ name, category }, at) =>
      vendorRow({ userId: userIds.get(`vendor-${at}`)!, businessName: name, category }),
    ),
    select: { id: true, businessName: true },
  });
  const ids = new Map(made.map(({ id, businessName }) => [businessName, id]));
  const vendors = names.map((vendor) => ({ ...vendor, id: ids.get(vendor.name)! }));
  // As in a real market, a few vendors have many listings and many vendors have few.
  const weighted = vendors.map((vendor, rank) => [vendor, 1 / (rank + 4)] as const);
  const minute = 60_000;
  const now = Date.now();
  await db.listing.createMany({
    data: Array.from({ length: size.listings }, (_, at) => ({
      ...drawListing(random, random.weighted(weighted)),
      createdAt: new Date(now - (at + 1) * minute),
    })),
  });
  await db.job.createMany({
    data: Array.from({ length: size.jobs }, () => {
      const { name } = random.pick(vendors);
      return drawJob(random, users[0]!.id, name);
    }),
  });
}
