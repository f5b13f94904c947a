import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { day, type World } from "../world";
import { dayBefore, startOfDay } from "./desk";
import type { Offered } from "./listings";

const referrers: readonly (readonly [string | null, number])[] = [
  [null, 46],
  ["www.google.com", 32],
  ["duckduckgo.com", 7],
  ["www.facebook.com", 8],
  ["news.ycombinator.com", 2],
  ["www.bing.com", 5],
];
const browsers = [
  ["Chrome", 52],
  ["Safari", 28],
  ["Firefox", 9],
  ["Edge", 11],
] as const;
const systems = {
  desktop: ["Windows", "macOS", "Linux"],
  mobile: ["iOS", "Android"],
  tablet: ["iPadOS", "Android"],
} as const;
const terms = [
  "camera",
  "house cleaning",
  "condo seattle",
  "piano lessons",
  "bike",
  "two bedroom apartment",
  "plumber",
  "teapot",
  "farm montana",
  "laptop",
  "honey",
  "violin",
  "tent",
  "dog walking",
  "flying carpet",
  "submarine",
];
const seenDays = 30;
const rolledDays = 90;

/** What marks the visits of the demo data, so that they can be taken away again. */
export const demoVisitor = "demo-";

function addVisit(world: World, age: number, offered: readonly Offered[]): void {
  const { random } = world;
  const startedAt = world.ago(age);
  const device = random.weighted([
    ["mobile", 54],
    ["desktop", 41],
    ["tablet", 5],
  ] as const);
  const views = Math.max(1, Math.round(7 * random.next() ** 2));
  const paths: { path: string; listing?: Offered }[] = [
    { path: random.pick(["/", "/", "/products", "/services", "/real-estate", "/jobs"]) },
  ];
  while (paths.length < views) {
    const listing = random.pick(offered);
    paths.push(
      random.chance(0.6)
        ? { path: `/listings/${listing.row.id}`, listing }
        : { path: random.pick(["/search", "/products", "/real-estate", "/services"]) },
    );
  }
  const id = makeId(random, age * day);
  const at = (index: number) =>
    new Date(Math.min(world.now, startedAt.getTime() + index * random.int(20, 140) * 1000));
  const times = paths.map((_, index) => at(index)).sort((a, b) => a.getTime() - b.getTime());
  const sawListing = paths.findIndex(({ listing }) => listing);
  world.add("visits", {
    id,
    day: startOfDay(startedAt),
    visitorHash: `${demoVisitor}${random.hex(32)}`,
    startedAt,
    lastSeenAt: times.at(-1) ?? startedAt,
    views,
    entryPath: paths[0]?.path ?? "/",
    exitPath: paths.at(-1)?.path ?? "/",
    referrerHost: random.weighted(referrers),
    utmSource: random.chance(0.08) ? "newsletter" : null,
    utmMedium: null,
    utmCampaign: null,
    device,
    browser: random.weighted(browsers),
    system: random.pick(systems[device]),
    sawListingAt: sawListing >= 0 ? (times[sawListing] ?? null) : null,
    contactedAt: sawListing >= 0 && random.chance(0.07) ? (times.at(-1) ?? null) : null,
  });
  paths.forEach(({ path, listing }, index) => {
    world.add("page_views", {
      id: makeId(random, age * day),
      visitId: id,
      day: startOfDay(startedAt),
      path,
      listingId: listing?.row.id ?? null,
      vendorId: listing?.shop.row.id ?? null,
      createdAt: times[index] ?? startedAt,
    });
  });
}

type Totals = Omit<Prisma.VisitDayCreateManyInput, "day" | "dimension" | "value">;

function addDay(
  world: World,
  age: number,
  totals: Totals,
  dimension: Prisma.VisitDayCreateManyInput["dimension"],
  value: string,
  share: number,
): void {
  const part = (count: number | bigint | undefined) => Math.max(0, Math.round(Number(count ?? 0) * share));
  world.add("visit_days", {
    day: dayBefore(world, age),
    dimension,
    value,
    visitors: part(totals.visitors),
    visits: part(totals.visits),
    views: part(totals.views),
    bounces: part(totals.bounces),
    seconds: part(totals.seconds),
    listings: part(totals.listings),
    contacts: part(totals.contacts),
  });
}

/** A month of single visits, and three months of days rolled up by each dimension. */
export function makeVisits(world: World, offered: readonly Offered[]): void {
  const { random } = world;
  const live = offered.filter(({ row }) => row.status === "approved");
  if (live.length === 0) return;
  for (let age = seenDays; age >= 0; age -= 1) {
    const visits = 26 + Math.round((seenDays - age) * 0.6) + random.int(-6, 8);
    for (let index = 0; index < visits; index += 1) {
      // The newest is of this moment, however young the day: by its day the removal knows where the demo ends.
      const isNewest = age === 0 && index === visits - 1;
      addVisit(world, age + random.next() * (isNewest ? 0 : 0.98), live);
    }
  }
  for (let age = rolledDays; age >= 1; age -= 1) {
    const visits = Math.round((60 - age * 0.4 + random.int(-8, 10)) * 1.2);
    const totals: Totals = {
      visits,
      visitors: Math.round(visits * 0.86),
      views: Math.round(visits * 3.1),
      bounces: Math.round(visits * 0.38),
      seconds: visits * random.int(120, 210),
      listings: Math.round(visits * 0.55),
      contacts: Math.round(visits * 0.05),
    };
    addDay(world, age, totals, "total", "", 1);
    for (const [value, share] of [
      ["/", 0.34],
      ["/products", 0.2],
      ["/real-estate", 0.18],
      ["/services", 0.14],
      ["/jobs", 0.08],
      ["/search", 0.06],
    ] as const)
      addDay(world, age, totals, "page", value, share);
    for (const [host, weight] of referrers)
      if (host) addDay(world, age, totals, "referrer", host, weight / 100);
    for (const [value, share] of [
      ["mobile", 0.54],
      ["desktop", 0.41],
      ["tablet", 0.05],
    ] as const)
      addDay(world, age, totals, "device", value, share);
    for (const [value, weight] of browsers) addDay(world, age, totals, "browser", value, weight / 100);
    for (const term of random.some(terms, 8)) {
      const searches = random.int(1, 9);
      const nothing = term === "flying carpet" || term === "submarine";
      world.add("search_term_days", {
        day: dayBefore(world, age),
        term,
        searches,
        zeroResults: nothing ? searches : 0,
      });
    }
  }
}
