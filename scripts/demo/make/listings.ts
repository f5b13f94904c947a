import { listingRow } from "@/prisma/factories/rows";
import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { day, type WithId, type World } from "../world";
import { columnsOf, createWriter, type ListingDraft, type Seller, type Writer } from "./drafts";
import type { People } from "./people";
import type { Shop, Shops } from "./vendors";

type Listing = WithId<Prisma.ListingCreateManyInput>;
type Status = NonNullable<Prisma.ListingCreateManyInput["status"]>;
export type DemoListing = { row: Listing; shop: Shop; draft: ListingDraft };

const statusWeights: readonly (readonly [Status, number])[] = [
  ["approved", 850],
  ["sold", 34],
  ["reserved", 26],
  ["expired", 26],
  ["paused", 16],
  ["pending", 20],
  ["draft", 16],
  ["changes_requested", 10],
  ["rejected", 10],
  ["removed", 8],
];

const reasons = {
  changes_requested: "Please add a picture that shows the item itself, and say what condition it is in.",
  rejected: "This cannot be offered here: the listing names a brand that the pictures do not show.",
  removed: "Taken down after a report: it was offered twice.",
};

const demoStatuses: readonly Status[] = [
  ...Array.from({ length: 26 }, (): Status => "approved"),
  ...([
    "draft",
    "pending",
    "changes_requested",
    "rejected",
    "paused",
    "reserved",
    "sold",
    "expired",
    "removed",
  ] as const),
];

/** Shops with few kinds of things offer fewer of them. */
const smallShops = new Set(["garden", "food"]);

const wasPublic = new Set<Status>(["approved", "reserved", "sold", "let", "expired", "paused", "removed"]);

function datesOf(world: World, status: Status, oldest: number) {
  const { random } = world;
  // More listings on recent days, as on a growing site.
  const age =
    status === "expired"
      ? random.between(92, 150)
      : status === "pending"
        ? random.between(0.1, 4)
        : 0.05 + Math.min(79, oldest) * random.next() ** 1.35;
  const createdAt = world.ago(age);
  const publishedAt = wasPublic.has(status)
    ? new Date(Math.min(world.now - 60_000, createdAt.getTime() + random.between(0.5, 9) * 3_600_000))
    : null;
  const closed = status === "sold" || status === "let";
  return {
    age,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
    submittedAt: status === "draft" ? null : createdAt,
    publishedAt,
    expiresAt: publishedAt ? new Date(publishedAt.getTime() + 90 * day) : null,
    closedAt: closed
      ? new Date(world.now - random.between(0.02, 0.6) * (world.now - createdAt.getTime()))
      : null,
  };
}

type Slot = ReturnType<typeof datesOf> & { shop: Shop; status: Status; isRental: boolean };

function slotOf(world: World, shop: Shop, wanted: Status, isRental = false): Slot {
  const opened = daysOpen(world, shop);
  const status = wanted === "expired" && opened < 151 ? "approved" : wanted;
  return { ...datesOf(world, status, opened * 0.95), shop, status, isRental };
}

function daysOpen(world: World, shop: Shop): number {
  return (world.now - (shop.row.approvedAt as Date).getTime()) / day;
}

function sellerOf({ row, words, places }: Shop, isRental: boolean): Seller {
  if (isRental) return { category: "realestate", sells: ["home"], places };
  return { category: row.category, sells: words.sells, places };
}

function addListing(world: World, write: Writer, slot: Slot): DemoListing | null {
  const { random } = world;
  const { shop, status: wanted, isRental, age, ...dates } = slot;
  const suspended = shop.row.status === "suspended" && wanted !== "draft";
  const draft = write(sellerOf(shop, isRental), {
    isLive: wanted === "approved" && !suspended,
    fits: ({ listingType }) => !isRental || listingType === "rent",
  });
  if (!draft) return null;
  const status: Status = wanted === "sold" && draft.listingType === "rent" ? "let" : wanted;
  const reason = status in reasons ? reasons[status as keyof typeof reasons] : null;
  const row: Listing = {
    ...listingRow({
      vendorId: shop.row.id,
      vendorName: shop.row.businessName,
      category: draft.propertyType ? "realestate" : shop.row.category,
      ...columnsOf(draft),
      status: suspended ? "paused" : status,
      statusBeforeSuspension: suspended ? "approved" : null,
      decisionReason: reason,
      viewCount: dates.publishedAt ? Math.round(random.between(3, 40) + age * random.between(1, 14)) : 0,
      ...dates,
    }),
    id: makeId(random, age * day),
  };
  const reduced = (status === "approved" || status === "reserved") && age > 9 && random.chance(0.12);
  if (reduced) reducePrice(world, row, age);
  if (reduced || dates.publishedAt) addPriceHistory(world, row, shop);
  world.add("listings", row);
  return { row, shop, draft };
}

function reducePrice(world: World, row: Listing, age: number): void {
  const was = Number(row.priceCents);
  const share = world.random.between(0.86, 0.96);
  const step = was > 10_000_000 ? 100_000 : was > 100_000 ? 1000 : 100;
  const price = Math.max(step, Math.round((was * share) / step) * step);
  if (price >= was) return;
  row.priceCents = price;
  row.previousPriceCents = was;
  row.reducedAt = world.ago(world.random.between(0.5, Math.min(12, age - 4)));
}

function addPriceHistory(world: World, row: Listing, shop: Shop): void {
  const start = row.publishedAt as Date;
  const base = { listingId: row.id, changedById: shop.user.id };
  const first = row.previousPriceCents ?? row.priceCents ?? 0;
  world.add("price_changes", {
    ...base,
    id: makeId(world.random),
    priceCents: first,
    previousCents: null,
    changedAt: start,
  });
  if (!row.reducedAt || !row.priceCents) return;
  world.add("price_changes", {
    ...base,
    id: makeId(world.random),
    priceCents: row.priceCents,
    previousCents: first,
    changedAt: row.reducedAt,
  });
}

function addEvents(world: World, { row, shop }: DemoListing, admin: string): void {
  if (row.status === "draft") return;
  const at = (date: unknown) => date as Date;
  const add = (action: string, fromStatus: Status, toStatus: Status, actorId: string, createdAt: Date) =>
    world.add("listing_events", {
      id: makeId(world.random),
      listingId: row.id,
      actorId,
      action,
      fromStatus,
      toStatus,
      reason: toStatus === row.status ? (row.decisionReason ?? null) : null,
      createdAt,
    });
  const [owner, status] = [shop.user.id, row.status ?? "approved"];
  add("submit", "draft", "pending", owner, at(row.createdAt));
  if (status === "pending") return;
  const decidedAt = row.publishedAt ? at(row.publishedAt) : new Date(at(row.createdAt).getTime() + 5_400_000);
  if (status === "rejected" || status === "changes_requested")
    return void add(
      status === "rejected" ? "reject" : "request_changes",
      "pending",
      status,
      admin,
      decidedAt,
    );
  add("approve", "pending", "approved", admin, decidedAt);
  const later = new Date((decidedAt.getTime() + world.now) / 2);
  const actions: Partial<Record<Status, string>> = {
    sold: "sell",
    let: "sell",
    reserved: "reserve",
    paused: "pause",
    expired: "expire",
    removed: "remove",
  };
  const action = actions[status];
  if (action) add(action, "approved", status, status === "removed" ? admin : owner, later);
}

function makeSlots(world: World, { shops, demo, closed }: Shops, count: number): Slot[] {
  const { random } = world;
  const share = Math.min(1, count / 100);
  const suspended = closed.filter(({ row }) => row.status === "suspended");
  const weighted = weighShops(random, shops);
  const slots = [
    ...demoStatuses
      .slice(0, Math.ceil(demoStatuses.length * share))
      .map((status) => slotOf(world, demo, status)),
    // The demo shop also lets a home, so that a listing has the status "let".
    slotOf(world, demo, "let", true),
    ...suspended.flatMap((shop) =>
      Array.from({ length: Math.ceil(6 * share) }, () => slotOf(world, shop, "approved")),
    ),
  ];
  while (slots.length < count)
    slots.push(slotOf(world, random.weighted(weighted), random.weighted(statusWeights)));
  return slots.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function weighShops(random: World["random"], shops: readonly Shop[]): (readonly [Shop, number])[] {
  const weights = { products: 19, services: 17, realestate: 27 };
  return shops.map((shop) => {
    const weight = weights[shop.row.category] * random.between(0.6, 1.5);
    return [shop, smallShops.has(shop.words.sells.join()) ? weight / 3 : weight] as const;
  });
}

/** Open shops that can offer a listing instead of one without subjects, those of its section first. */
function standIns(world: World, shops: readonly Shop[], { shop: { row }, age }: Slot): Shop[] {
  const inSameSection = (shop: Shop) => shop.row.category === row.category;
  return world.random
    .shuffle(shops.filter((shop) => daysOpen(world, shop) * 0.95 > age))
    .sort((a, b) => Number(inSameSection(b)) - Number(inSameSection(a)));
}

export function makeListings(world: World, people: People, shops: Shops, count: number): DemoListing[] {
  const { random } = world;
  const write = createWriter(random, world.pictures, world);
  const offered: DemoListing[] = [];
  for (const slot of makeSlots(world, shops, count)) {
    let listing = addListing(world, write, slot);
    for (const shop of listing ? [] : standIns(world, shops.shops, slot))
      listing ??= addListing(world, write, { ...slot, shop });
    if (listing) offered.push(listing);
  }
  featureListings(world, shops.demo, offered);
  for (const { row, draft } of offered)
    for (const [position, { id, alt }] of draft.pictures.entries())
      world.add("listing_images", { listingId: row.id, imageId: id, position, alt });
  for (const listing of offered) addEvents(world, listing, people.admin.id);
  return offered;
}

function featureListings(world: World, demo: Shop, offered: readonly DemoListing[]): void {
  const live = offered.filter(({ row }) => row.status === "approved");
  const products = world.random
    .shuffle(live.filter(({ row }) => row.category === "products"))
    .sort((a, b) => Number(b.shop === demo) - Number(a.shop === demo));
  const used = new Map<string, number>();
  for (const { row } of products) {
    const count = used.get(row.vendorId) ?? 0;
    const big = live.filter(({ row: other }) => other.vendorId === row.vendorId).length > 10;
    if (!big || count >= 3 || world.rows.listings.filter(({ featuredAt }) => featuredAt).length >= 16)
      continue;
    used.set(row.vendorId, count + 1);
    row.featuredAt = world.ago(world.random.int(2, 28));
  }
}
