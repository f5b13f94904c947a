import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";

type Search = {
  name: string;
  filter: Prisma.InputJsonObject;
  frequency: "none" | "instant" | "daily" | "weekly";
  saved: number;
  seen: number;
  fits: (listing: DemoListing["row"]) => boolean;
};

const cents = (dollars: number) => BigInt(dollars * 100);
const priced = ({ priceCents }: DemoListing["row"], dollars: number) =>
  BigInt(priceCents ?? 0) <= cents(dollars);
const titled = ({ title }: DemoListing["row"], word: RegExp) => word.test(title);

const ofCustomer: readonly Search[] = [
  {
    name: "Houses in Texas under $500,000",
    filter: { category: "realestate", state: "TX", propertyType: "single-family", maxPrice: 500_000 },
    frequency: "instant",
    saved: 40,
    seen: 12,
    fits: (row) => row.propertyType === "single-family" && row.state === "TX" && priced(row, 500_000),
  },
  {
    name: "Apartments for rent under $2,000",
    filter: { category: "realestate", propertyType: "apartment", listingType: "rent", maxPrice: 2000 },
    frequency: "daily",
    saved: 33,
    seen: 9,
    fits: (row) => row.propertyType === "apartment" && row.listingType === "rent" && priced(row, 2000),
  },
  {
    name: "Camera",
    filter: { category: "products", search: "camera" },
    frequency: "daily",
    saved: 26,
    seen: 15,
    fits: (row) => row.category === "products" && titled(row, /\bcamera\b/i),
  },
  {
    name: "Guitar · Up to $700",
    filter: { category: "products", search: "guitar", maxPrice: 700 },
    frequency: "weekly",
    saved: 18,
    seen: 3,
    fits: (row) => row.category === "products" && titled(row, /\bguitar\b/i) && priced(row, 700),
  },
  {
    name: "Piano lessons",
    filter: { category: "services", search: "piano lessons" },
    frequency: "none",
    saved: 60,
    seen: 2,
    fits: (row) => row.category === "services" && titled(row, /\bpiano\b/i),
  },
];

const ofVendor: readonly Search[] = [
  {
    name: "Tools for the workshop",
    filter: { category: "products", search: "tools" },
    frequency: "weekly",
    saved: 50,
    seen: 20,
    fits: (row) => row.category === "products" && titled(row, /\btools?\b/i),
  },
];

function makeSearch(world: World, owner: Person, offered: readonly DemoListing[], search: Search): void {
  const { name, filter, frequency, saved, seen, fits } = search;
  const { id } = world.add("saved_searches", {
    id: makeId(world.random, saved * day),
    userId: owner.id,
    name,
    filter,
    frequency,
    seenAt: world.ago(seen),
    alertsSince: world.ago(saved),
    notifiedAt: frequency === "none" ? null : world.ago(0.3),
    createdAt: world.ago(saved),
  });
  for (const { row, shop } of offered) {
    const published = row.publishedAt as Date | null;
    if (row.status !== "approved" || !published || published < world.ago(saved) || !fits(row)) continue;
    if (shop.user.id === owner.id) continue;
    // Matching and the alert follow a minute later.
    const matched = new Date(published.getTime() + 60_000);
    world.add("saved_search_matches", {
      searchId: id,
      listingId: row.id,
      userId: owner.id,
      createdAt: matched,
      notifiedAt: matched,
    });
  }
}

export function makeSavedSearches(
  world: World,
  { customer, customers, vendor }: People,
  offered: readonly DemoListing[],
): void {
  for (const search of ofCustomer) makeSearch(world, customer, offered, search);
  for (const search of ofVendor) makeSearch(world, vendor, offered, search);
  for (const person of world.random.some(customers, 12))
    makeSearch(world, person, offered, world.random.pick(ofCustomer));
}
