import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { openConnection } from "@/lib/server/connection";
import { addDays } from "@/lib/shared/dates";
import { noNumbers, type Numbers, type Period } from "@/lib/visits/statistics.rules";

function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export const visitCount = 10_000;
export const dayCount = 90;
export const lastDay = "2025-06-30";
export const firstDay = addDays(lastDay, 1 - dayCount);
const roll = createDice(42);
const pick = <T>(values: readonly T[]): T => values[roll(values.length)]!;
const uuid = (kind: number, number: number) =>
  `0190${kind.toString(16).padStart(4, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

const pagesOfSite = [
  "/",
  "/products",
  "/real-estate",
  "/services",
  "/search",
  "/jobs",
  "/jobs/category/healthcare",
] as const;
const hosts = [null, null, "www.google.com", "news.example", "duckduckgo.com"] as const;
const tags = [null, null, null, "letter", "spring, =sale"] as const;

type View = { path: string; listing: string | null; vendor: string | null; at: number };
type Visit = {
  id: string;
  day: string;
  visitor: string;
  views: View[];
  contactedAt: number | null;
  referrer: string | null;
  tag: string | null;
  device: string;
  browser: string;
  system: string;
};

function makeView(at: number): View {
  const kind = roll(10);
  if (kind < 5) return { path: pick(pagesOfSite), listing: null, vendor: null, at };
  if (kind === 8) {
    const vendor = uuid(2, roll(20));
    return { path: `/vendor/${vendor}`, listing: null, vendor, at };
  }
  if (kind === 9) return { path: `/jobs/${uuid(3, roll(30))}`, listing: null, vendor: null, at };
  const number = roll(200);
  const listing = uuid(1, number);
  return { path: `/listings/${listing}`, listing, vendor: uuid(2, number % 20), at };
}

function makeVisit(index: number): Visit {
  const day = addDays(firstDay, roll(dayCount));
  let at = Date.parse(`${day}T12:00:00Z`) + roll(3600) * 1000 + roll(1000);
  const views = Array.from({ length: 1 + (roll(3) === 0 ? roll(5) : 0) }, () => {
    at += roll(200_000);
    return makeView(at);
  });
  const contacted = roll(8) === 0;
  return {
    id: uuid(4, index),
    day,
    // Some visitors return on the same day.
    visitor: `${day}-${roll(900)}`,
    views,
    // Some contact before they view a listing.
    contactedAt: contacted ? (index % 2 ? at : views[0]!.at) : null,
    referrer: pick(hosts),
    tag: pick(tags),
    device: pick(["desktop", "mobile", "mobile", "tablet"]),
    browser: pick(["Chrome", "Safari", "Firefox"]),
    system: pick(["Windows", "iOS", "Android"]),
  };
}

const visits = Array.from({ length: visitCount }, (_, index) => makeVisit(index));
export const terms = Array.from({ length: 20_000 }, () => ({
  day: addDays(firstDay, roll(dayCount)),
  term: `term ${roll(300)}`,
  missed: roll(5) === 0,
}));

const cell = (value: string | number | null) => (value === null ? "\\N" : String(value));
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

async function load(table: string, lines: Iterable<readonly (string | number | null)[]>): Promise<void> {
  const connection = await openConnection();
  function* text() {
    for (const line of lines) yield `${line.map(cell).join("\t")}\n`;
  }
  try {
    await pipeline(Readable.from(text()), connection.query(copyFrom(`COPY ${table} FROM STDIN`)));
  } finally {
    await connection.end();
  }
}

function* visitLines() {
  for (const { id, day, visitor, views, referrer, tag, device, browser, system, contactedAt } of visits) {
    const [first, last] = [views[0]!, views.at(-1)!];
    const listing = views.find((view) => view.listing)?.at ?? null;
    const times = [moment(first.at), moment(last.at)];
    const sources = [referrer, tag, tag && "mail", null];
    yield [
      ...[id, day, visitor, ...times, views.length, first.path, last.path, ...sources],
      ...[device, browser, system, moment(listing), moment(contactedAt)],
    ];
  }
}

function* viewLines() {
  let number = 0;
  for (const { id, day, views } of visits) {
    for (const { path, listing, vendor, at } of views) {
      number += 1;
      yield [uuid(5, number), id, day, path, listing, vendor, moment(at)];
    }
  }
}

function* termLines() {
  const counted = new Map<string, [searches: number, missed: number]>();
  for (const { day, term, missed } of terms) {
    const [all, none] = counted.get(`${day}\t${term}`) ?? [0, 0];
    counted.set(`${day}\t${term}`, [all + 1, none + (missed ? 1 : 0)]);
  }
  for (const [key, counts] of counted) yield [...key.split("\t"), ...counts];
}

export async function loadVisits(): Promise<void> {
  await load(
    `visits (id, day, visitor_hash, started_at, last_seen_at, views, entry_path, exit_path, referrer_host, utm_source,
      utm_medium, utm_campaign, device, browser, system, saw_listing_at, contacted_at)`,
    visitLines(),
  );
  await load("page_views (id, visit_id, day, path, listing_id, vendor_id, created_at)", viewLines());
  await load("search_term_days (day, term, searches, zero_results)", termLines());
}

const general = (path: string) => path.replace(/^\/(listings|vendor|jobs)\/[0-9a-f-]{36}$/, "/$1/:id");
const wholeSeconds = (ms: number) => Math.floor(ms / 1000);

const byDay = new Map<string, Visit[]>();
for (const visit of visits) {
  const list = byDay.get(visit.day);
  if (list) list.push(visit);
  else byDay.set(visit.day, [visit]);
}

export function replay(period: Period): Map<string, Map<string, Numbers>> {
  const counted = new Map<string, Map<string, Numbers>>();
  const known = new Set<string>();
  function add(name: string, value: string, visit: Visit, numbers: Pick<Numbers, "views" | "seconds">): void {
    const values = counted.get(name) ?? new Map<string, Numbers>();
    counted.set(name, values);
    const row = values.get(value) ?? { ...noNumbers };
    values.set(value, row);
    const key = `${name} ${value} ${visit.visitor}`;
    if (!known.has(key)) row.visitors += 1;
    known.add(key);
    const sawAt = visit.views.find(({ listing }) => listing)?.at;
    const sawListing = sawAt !== undefined;
    row.visits += 1;
    row.views += numbers.views;
    row.seconds += numbers.seconds;
    row.bounces += visit.views.length === 1 ? 1 : 0;
    row.listings += sawListing ? 1 : 0;
    row.contacts += sawListing && visit.contactedAt !== null && visit.contactedAt >= sawAt ? 1 : 0;
  }
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    known.clear();
    for (const visit of byDay.get(day) ?? []) addVisit(visit);
  }
  function addVisit(visit: Visit): void {
    const { views } = visit;
    const [first, last] = [views[0]!, views.at(-1)!];
    const whole = { views: views.length, seconds: wholeSeconds(last.at - first.at) };
    const { referrer, tag, device, browser, system } = visit;
    for (const [name, value] of Object.entries({
      ...{ total: "", referrer: referrer ?? "", utm_source: tag, utm_medium: tag && "mail" },
      ...{ device, browser, system, entry: general(first.path), exit: general(last.path) },
    })) {
      if (value !== null) add(name, value, visit, whole);
    }
    const pages = new Map<string, { name: string; value: string; views: number; seconds: number }>();
    views.forEach(({ path, listing, vendor, at }, place) => {
      const next = views[place + 1];
      const job = /^\/jobs\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? null;
      for (const [name, value] of Object.entries({ page: general(path), listing, vendor, job })) {
        if (value === null) continue;
        const page = pages.get(name + value) ?? { name, value, views: 0, seconds: 0 };
        pages.set(name + value, page);
        page.views += 1;
        page.seconds += next ? wholeSeconds(next.at - at) : 0;
      }
    });
    for (const { name, value, ...numbers } of pages.values()) add(name, value, visit, numbers);
  }
  return counted;
}
