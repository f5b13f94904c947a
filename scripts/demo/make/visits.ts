import type { Prisma } from "@/prisma/generated/client";
import { makeId } from "../ids";
import { createRandom, type Random } from "../random";
import { demoWords } from "../words";
import { day, type World } from "../world";
import { dayBefore, startOfDay } from "./desk";
import type { Job } from "./applications";
import type { DemoListing } from "./listings";
import type { People } from "./people";

const referrers: readonly (readonly [string | null, number])[] = [
  [null, 46],
  ["www.google.com", 32],
  ["duckduckgo.com", 7],
  ["www.facebook.com", 8],
  ["news.ycombinator.com", 2],
  ["www.bing.com", 5],
];
const devices = [
  ["mobile", 54],
  ["desktop", 41],
  ["tablet", 5],
] as const;
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
const visitDays = 30;
const rolledDays = 90;

/** Marks demo visits so that they can be removed later. */
export const demoVisitor = "demo-";

const jobPath = (job: Job | undefined) => (job ? `/jobs/${job.id}` : "/jobs");

type ViewedPage = { path: string; listing?: DemoListing };

type Places = { offered: readonly DemoListing[]; jobs: readonly Job[]; recent: { visit: Visit | null } };

function pickPaths({ random }: World, startedAt: Date, { offered, jobs }: Places): ViewedPage[] {
  const views = Math.max(1, Math.round(7 * random.next() ** 2));
  const paths: ViewedPage[] = [
    { path: random.pick(["/", "/", "/products", "/services", "/real-estate", "/jobs"]) },
  ];
  const shown = jobs.filter(({ publishedAt }) => publishedAt && new Date(publishedAt) < startedAt);
  const aJob = () => jobPath(shown[random.int(0, Math.max(0, shown.length - 1))]);
  while (paths.length < views) {
    const listing = random.pick(offered);
    paths.push(
      random.chance(0.6)
        ? { path: `/listings/${listing.row.id}`, listing }
        : {
            path: random.pick([
              ...["/search", "/products", "/real-estate", "/services"],
              ...[aJob(), aJob()],
            ]),
          },
    );
  }
  return paths;
}

function pickTimes({ random, now }: World, startedAt: Date, paths: readonly ViewedPage[]): Date[] {
  const at = (index: number) =>
    new Date(Math.min(now, startedAt.getTime() + index * random.int(20, 140) * 1000));
  return paths.map((_, index) => at(index)).sort((a, b) => a.getTime() - b.getTime());
}

/** Reuses the previous visitor of the day for some visits, chosen by hash so that later draws don't change. */
function returningVisitor(visit: Visit, before: Visit | null) {
  if (!before || startOfDay(before.startedAt).getTime() !== startOfDay(visit.startedAt).getTime())
    return null;
  if (!/^[0-3]/.test(visit.visitorHash.slice(demoVisitor.length))) return null;
  const { visitorHash, device, browser, system } = before;
  return { visitorHash, device, browser, system };
}

function addVisit(world: World, age: number, places: Places, days: RolledDays | null): void {
  const { random } = world;
  const startedAt = world.ago(age);
  const device = random.weighted(devices);
  const paths = pickPaths(world, startedAt, places);
  const id = makeId(random, age * day);
  const times = pickTimes(world, startedAt, paths);
  const sawListing = paths.findIndex(({ listing }) => listing);
  const drawn = {
    id,
    day: startOfDay(startedAt),
    visitorHash: `${demoVisitor}${random.hex(32)}`,
    startedAt,
    lastSeenAt: times.at(-1) ?? startedAt,
    views: paths.length,
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
  };
  const visitor = returningVisitor(drawn, places.recent.visit);
  const visit = { ...drawn, ...visitor };
  places.recent.visit = visit;
  if (days) {
    addUp(days, { visit, paths, isReturn: visitor !== null });
    return;
  }
  world.add("visits", visit);
  paths.forEach(({ path, listing }, index) => {
    world.add("page_views", {
      id: makeId(random, age * day),
      visitId: id,
      day: visit.day,
      path,
      listingId: listing?.row.id ?? null,
      vendorId: listing?.shop.row.id ?? null,
      createdAt: times[index] ?? startedAt,
    });
  });
}

type Row = Prisma.VisitDayCreateManyInput;
type RolledDays = Map<string, Required<Row>>;
type Visit = Omit<Prisma.VisitCreateManyInput, "startedAt" | "lastSeenAt"> & {
  startedAt: Date;
  lastSeenAt: Date;
};

const general = (path: string) => path.replace(/^\/(listings|jobs)\/.+/, "/$1/:id");

type VisitTotals = { visit: Visit; paths: readonly ViewedPage[]; isReturn: boolean };

function addUp(days: RolledDays, { visit, paths, isReturn }: VisitTotals): void {
  const seconds = Math.floor((visit.lastSeenAt.getTime() - visit.startedAt.getTime()) / 1000);
  const add = (dimension: Row["dimension"], value: string, views: number, time: number) => {
    const key = `${startOfDay(visit.startedAt).getTime()} ${dimension} ${value}`;
    const none = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0, listings: 0, contacts: 0 };
    const row = days.get(key) ?? { day: startOfDay(visit.startedAt), dimension, value, ...none };
    days.set(key, {
      ...row,
      visitors: row.visitors + (isReturn && dimension === "total" ? 0 : 1),
      visits: row.visits + 1,
      views: row.views + views,
      bounces: row.bounces + (paths.length === 1 ? 1 : 0),
      seconds: Number(row.seconds) + time,
      listings: row.listings + (visit.sawListingAt ? 1 : 0),
      contacts: row.contacts + (visit.contactedAt ? 1 : 0),
    });
  };
  const whole = [
    ["total", ""],
    ["referrer", visit.referrerHost ?? ""],
    ["utm_source", visit.utmSource],
    ["device", visit.device],
    ["browser", visit.browser],
    ["system", visit.system],
    ["entry", general(visit.entryPath)],
    ["exit", general(visit.exitPath)],
  ] as const;
  for (const [dimension, value] of whole) {
    if (value !== null && value !== undefined) add(dimension, value, paths.length, seconds);
  }
  const seen = paths.flatMap(({ path, listing }) => [
    ["page", general(path)] as const,
    ...(listing
      ? ([
          ["listing", listing.row.id ?? ""],
          ["vendor", listing.shop.row.id ?? ""],
        ] as const)
      : []),
  ]);
  const counts = new Map<string, { dimension: Row["dimension"]; value: string; views: number }>();
  for (const [dimension, value] of seen) {
    const key = `${dimension} ${value}`;
    counts.set(key, { dimension, value, views: (counts.get(key)?.views ?? 0) + 1 });
  }
  for (const { dimension, value, views } of counts.values()) {
    add(dimension, value, views, Math.floor((seconds * views) / paths.length));
  }
}

export function makeVisits(
  world: World,
  { vendor, customer }: People,
  offered: readonly DemoListing[],
  jobs: readonly Job[],
): void {
  const { random } = world;
  const open = jobs.filter(({ status }) => status === "open");
  const own = open.filter(({ posterId }) => posterId === vendor.id || posterId === customer.id);
  // Jobs of the demo accounts are viewed more often.
  const seen = [...open, ...Array.from({ length: 12 }, () => own).flat()];
  const live = offered.filter(({ row }) => row.status === "approved");
  if (live.length === 0) return;
  const days: RolledDays = new Map();
  const recent: Places["recent"] = { visit: null };
  for (let age = rolledDays; age >= 0; age -= 1) {
    const visits = 20 + Math.round((rolledDays - age) * 0.28) + random.int(-6, 8);
    for (let index = 0; index < visits; index += 1) {
      // The newest visit happens now, even early in the day, because the removal takes its day as the end of the
      // demo.
      const isNewest = age === 0 && index === visits - 1;
      addVisit(
        world,
        age + random.next() * (isNewest ? 0 : 0.98),
        { offered: live, jobs: seen, recent },
        age > visitDays ? days : null,
      );
    }
  }
  // Days with individual visits are rolled up only from those.
  const oldest = startOfDay(world.ago(visitDays + 0.98)).getTime();
  for (const row of days.values()) if (new Date(row.day).getTime() < oldest) world.add("visit_days", row);
  // A separate random sequence, so that later data doesn't change.
  const outcomes = createRandom("searches");
  for (let age = rolledDays; age >= 1; age -= 1) {
    for (const term of random.some(demoWords.visits.searchTerms, 8)) {
      const searches = random.int(1, 9);
      const nothing = term === "flying carpet" || term === "submarine";
      world.add("search_term_days", {
        day: dayBefore(world, age),
        term,
        searches,
        zeroResults: nothing ? searches : 0,
        visitors: Math.ceil(searches * 0.8),
        ...(nothing ? {} : outcomeOf(outcomes, searches)),
      });
    }
  }
  for (const { failed, term, visitors } of demoWords.visits.followUps) {
    const at = world.ago(2);
    world.add("search_suggestions", {
      id: makeId(outcomes),
      failed,
      term,
      visitors,
      createdAt: at,
      updatedAt: at,
    });
  }
}

function outcomeOf(random: Random, searches: number) {
  const tier = random.weighted([
    [0, 12],
    [1, 61],
    [2, 17],
    [3, 10],
  ]);
  const clicks = Math.round(searches * ([0.8, 0.6, 0.45, 0.25][tier] ?? 0));
  const results = searches * random.int(3, 60);
  return { tier, clicks, results, positions: clicks * random.int(1, 3 + tier) };
}
