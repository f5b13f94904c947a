import { env } from "@/lib/server/env";
import { createDayFormatter } from "@/lib/shared/dates";
import { advertisementRow } from "@/prisma/factories/rows";
import { makeId } from "../ids";
import { demoWords } from "../words";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People } from "./people";
import type { Shop, Shops } from "./vendors";

type AdStatus = "running" | "pending" | "ended" | "paused" | "scheduled" | "rejected";
type Position = "top" | "middle" | "bottom";
type Ad = { picture: string; title: string; position: Position };

function addAd(world: World, shop: Shop, ad: Ad, status: AdStatus): void {
  const { random } = world;
  const started = status === "scheduled" ? -5 : status === "pending" ? -2 : random.between(6, 20);
  const life = status === "ended" ? started - 1 : 60;
  const shown = status === "running" || status === "ended" || status === "paused";
  const impressions = shown ? random.int(900, 9000) : 0;
  const image = world.pictures(ad.picture)[0];
  const id = makeId(random, 22 * day);
  world.add("advertisements", {
    ...advertisementRow({
      imageId: image?.id ?? "",
      vendorId: shop.row.id,
      title: ad.title,
      linkUrl: `https://${shop.row.slug}.example/`,
      position: ad.position,
      weight: random.int(1, 5),
      startsAt: world.ago(started),
      endsAt: world.ago(started - life),
      status,
      decisionReason:
        status === "rejected" ? "The picture shows a discount that the listing does not have." : null,
      impressions,
      clicks: Math.round(impressions * random.between(0.008, 0.03)),
      createdAt: world.ago(22),
      updatedAt: world.ago(Math.max(0, started)),
    }),
    id,
  });
  if (!shown) return;
  const days = Math.floor(started);
  for (let index = 1; index <= days; index += 1) {
    const seen = Math.round((impressions / days) * random.between(0.7, 1.3));
    world.add("advertisement_days", {
      advertisementId: id,
      day: dayBefore(world, index),
      impressions: seen,
      clicks: Math.round(seen * random.between(0.005, 0.03)),
    });
  }
}

const dayOf = createDayFormatter(env.TIME_ZONE);

export function startOfDay(date: Date): Date {
  return new Date(`${dayOf(date)}T00:00:00Z`);
}

/** By calendar days, so that changes to daylight saving time don't matter. */
export function dayBefore(world: World, days: number): Date {
  return new Date(startOfDay(world.ago(0)).getTime() - days * day);
}

export function makeAds(world: World, { shops, demo }: Shops): void {
  for (const { vendor, ...ad } of demoWords.advertisements) {
    const shop = shops.find(({ row }) => row.businessName === vendor) ?? demo;
    addAd(world, shop, ad, "running");
  }
  const own: readonly (readonly [Ad, AdStatus])[] = [
    [
      { picture: "ad/electronics", title: "Radios and cameras on Juniper Street", position: "middle" },
      "running",
    ],
    [{ picture: "ad/furniture", title: "Chairs for every table", position: "bottom" }, "pending"],
    [{ picture: "ad/garden", title: "Spring shelf, new pots", position: "bottom" }, "ended"],
    [{ picture: "ad/wheels", title: "Back to school on wheels", position: "bottom" }, "scheduled"],
  ];
  for (const [ad, status] of own) addAd(world, demo, ad, status);
  const [first, second] = shops;
  if (first)
    addAd(
      world,
      first,
      { picture: "ad/electronics", title: "Trade in your old camera", position: "top" },
      "pending",
    );
  if (second)
    addAd(
      world,
      second,
      { picture: "ad/electronics", title: "Everything half price", position: "middle" },
      "rejected",
    );
}

export function makeListingDays(world: World, { vendor }: People, offered: readonly DemoListing[]): void {
  const { random } = world;
  for (const { row, shop } of offered) {
    if (shop.user.id !== vendor.id || !row.publishedAt) continue;
    const ends = row.status === "approved" ? 0 : 10;
    const oldest = Math.min(90, Math.floor((world.now - (row.publishedAt as Date).getTime()) / day));
    for (let age = oldest; age >= ends; age -= 1) {
      const date = dayBefore(world, age);
      const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
      const views = Math.round(random.between(0, 14) * (weekend ? 1.4 : 1) * (1.3 - age / 150));
      if (views === 0) continue;
      world.add("listing_days", {
        listingId: row.id,
        day: date,
        vendorId: shop.row.id,
        views,
        favorites: random.chance(0.12) ? 1 : 0,
        contacts: random.chance(0.08) ? 1 : 0,
        enquiries: random.chance(0.06) ? 1 : 0,
      });
    }
  }
}

const addedTitles: Partial<Record<string, string>> = {
  products: "delivery included",
  services: "weekends too",
};

const addedSentences: Partial<Record<string, string>> = {
  products: "New: pickup is possible until 8 pm now.",
  services: "New: we also take bookings on Sundays.",
  realestate: "New: open house on Sunday from 1 to 3 pm.",
};

export function makeRevisions(world: World, offered: readonly DemoListing[]): void {
  const live = world.random.some(
    offered.filter(({ row }) => row.status === "approved"),
    6,
  );
  for (const [index, { row, shop }] of live.entries()) {
    const changes =
      index % 2 && addedTitles[row.category]
        ? { title: `${row.title}, ${addedTitles[row.category]}`.slice(0, 140) }
        : { description: `${row.description}\n\n${addedSentences[row.category]}` };
    world.add("listing_revisions", {
      id: makeId(world.random, index * day),
      listingId: row.id,
      authorId: shop.user.id,
      baseVersion: 1,
      changes,
      status: "pending",
      createdAt: world.ago(0.2 + index * 0.4),
      updatedAt: world.ago(0.2 + index * 0.4),
    });
  }
}
