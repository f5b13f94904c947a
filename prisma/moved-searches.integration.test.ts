import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { withEmptyDatabase } from "@/scripts/check-drift";
import { migrate } from "@/scripts/migrate";

// Migrates an empty database.
jest.setTimeout(240_000);

const move = "20261130080000_one_table_of_searches";
const real = process.env.DATABASE_URL ?? "";
let earlier = "";

beforeAll(async () => {
  earlier = await mkdtemp(path.join(tmpdir(), "plaza-earlier-"));
  for (const name of await readdir("prisma/migrations")) {
    if (name < move || name === "migration_lock.toml")
      await cp(path.join("prisma/migrations", name), path.join(earlier, name), { recursive: true });
  }
});
afterAll(async () => {
  process.env.DATABASE_URL = real;
  await rm(earlier, { recursive: true, force: true });
});

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const seekers = [
  "instant-listing",
  "instant-job",
  "both",
  "told",
  "told-elsewhere",
  "two-searches",
  "daily-due",
  "daily-told",
  "weekly-told",
  "off",
  "deleted",
  "changed-since",
  "closed-job",
  "new-search",
  "kind",
  "returning",
];

const id = (letter: string, number: number) =>
  `${letter.repeat(8)}-0000-7000-8000-${String(number).padStart(12, "0")}`;
const [person, job, search] = [
  (name: string) => `'${id("a", seekers.indexOf(name) + 1)}'`,
  (number: number) => `'${id("b", number)}'`,
  (number: number) => `'${id("c", number)}'`,
];
const ago = (days: number) => `now() - interval '${days} days'`;
const poster = `'${id("e", 1)}'`;
const [vendor, listing] = [`'${id("f", 1)}'`, `'${id("f", 2)}'`];

type Search = {
  more?: Record<string, string>;
  query?: string;
  frequency?: string;
  saved?: number;
  name?: string;
};

function jobSearch(number: number, who: string, { more = {}, ...search_ }: Search = {}): string {
  const { query = "search=baker&state=TX", frequency = "instant", saved = 10, name = who } = search_;
  const columns: Record<string, string> = {
    id: search(number),
    user_id: person(who),
    name: `'${name}'`,
    query: `'${query}'`,
    frequency: `'${frequency}'`,
    created_at: ago(saved),
    alerts_since: ago(saved),
    seen_at: ago(saved),
    compiled_at: "now()",
    ...more,
  };
  return `INSERT INTO job_searches (${Object.keys(columns).join()}) VALUES (${Object.values(columns).join()});`;
}

function jobMatch(number: number, who: string, [jobNumber, sent = "NULL"]: [number, string?]): string {
  return `INSERT INTO job_search_matches (search_id, job_id, user_id, created_at, notified_at)
    VALUES (${search(number)}, ${job(jobNumber)}, ${person(who)}, ${ago(3)}, ${sent});`;
}

function listingSearch(number: number, who: string): string {
  return `INSERT INTO saved_searches (id, user_id, name, filter, frequency, created_at, alerts_since, seen_at, compiled_at)
      VALUES (${search(number)}, ${person(who)}, '${who}', '{"search": "theremin"}', 'instant', ${ago(10)}, ${ago(10)},
        ${ago(10)}, now());
    INSERT INTO saved_search_matches (search_id, listing_id, user_id, created_at)
      VALUES (${search(number)}, ${listing}, ${person(who)}, ${ago(3)});`;
}

const jobs = ["Night baker", "Day baker", "Castle falconer", "Stable farrier", "Filled baker"];

const oldState = [
  ...[...seekers.map((name) => [person(name), name]), [poster, "poster"]].map(
    ([own, name]) => `INSERT INTO users (id, username, email, first_name, last_name, password_hash)
      VALUES (${own}, '${name}', '${name}@a.example', 'A', 'B', '-');`,
  ),
  `INSERT INTO vendors (id, user_id, business_name, slug, category, phone, status, approved_at)
    VALUES (${vendor}, ${poster}, 'Theremins', 'theremins', 'products', '1', 'approved', now());
  INSERT INTO listings (id, vendor_id, vendor_name, category, status, title, description, price_cents, location, published_at,
    expires_at) VALUES (${listing}, ${vendor}, 'Theremins', 'products', 'approved', 'Walnut theremin', 'It sings.', 1200,
    'Austin, TX', ${ago(4)}, now() + interval '80 days');`,
  ...jobs.map(
    (
      title,
      place,
    ) => `INSERT INTO jobs (id, poster_id, title, company, category, location, state, description, status,
        published_at, expires_at)
      VALUES (${job(place + 1)}, ${poster}, '${title}', 'Ovens', 'Hospitality', 'Austin, TX', 'TX', 'Work.',
        '${title.startsWith("Filled") ? "filled" : "open"}', ${ago(4)}, now() + interval '20 days');`,
  ),
  listingSearch(1, "instant-listing"),
  jobSearch(2, "instant-job"),
  jobMatch(2, "instant-job", [1]),
  listingSearch(3, "both"),
  jobSearch(4, "both"),
  jobMatch(4, "both", [1]),
  jobSearch(5, "told"),
  jobMatch(5, "told", [1, ago(2)]),
  jobSearch(6, "told-elsewhere"),
  jobMatch(6, "told-elsewhere", [1, ago(2)]),
  jobSearch(7, "told-elsewhere", { query: "search=baker", saved: 9 }),
  jobMatch(7, "told-elsewhere", [1]),
  jobMatch(7, "told-elsewhere", [2]),
  jobSearch(8, "two-searches", { saved: 8, name: "Younger" }),
  jobMatch(8, "two-searches", [1]),
  jobSearch(9, "two-searches", { query: "search=baker", name: "Older" }),
  jobMatch(9, "two-searches", [1]),
  jobSearch(10, "daily-due", { frequency: "daily", more: { notified_at: ago(2) } }),
  jobMatch(10, "daily-due", [1]),
  jobSearch(11, "daily-told", { frequency: "daily", more: { notified_at: "now()" } }),
  jobMatch(11, "daily-told", [1]),
  jobSearch(12, "weekly-told", { frequency: "weekly", more: { notified_at: "now()" } }),
  jobMatch(12, "weekly-told", [1]),
  jobSearch(13, "off", { frequency: "none" }),
  jobMatch(13, "off", [1, "'-infinity'"]),
  jobSearch(14, "deleted", { more: { deleted_at: ago(0.5) } }),
  jobMatch(14, "deleted", [1]),
  jobSearch(15, "changed-since", { more: { alerts_since: ago(1) } }),
  jobMatch(15, "changed-since", [1]),
  jobSearch(16, "closed-job"),
  jobMatch(16, "closed-job", [5]),
  // Arrivals that haven't been matched yet.
  jobSearch(17, "new-search", { query: "search=falconer", more: { compiled_at: "NULL" } }),
  `INSERT INTO job_search_kinds (id, hash, wanted, keyed_at) VALUES (7, repeat('0', 64),
    '{"terms": [{"long": ["%farrier%"], "any": [], "large": [], "typed": "farrier"}]}', now());
  INSERT INTO job_search_keys VALUES ('farrie', 7);`,
  jobSearch(18, "kind", { query: "search=farrier", more: { kind_id: "7" } }),
  jobSearch(19, "returning", { query: "search=farrier", more: { kind_id: "7" } }),
  jobMatch(19, "returning", [4, ago(2)]),
  `INSERT INTO job_arrivals (job_id) VALUES (${job(3)}), (${job(4)});`,
  // Further searches, to check how their queries are converted.
  ...[
    "",
    "search=caf%C3%A9+%26+%E8%AD%B7%2B100%25&place=Austin%2C+TX&within=any&minSalary=60000",
    "search=%00shoe",
  ].map((query, place) => jobSearch(30 + place, "off", { query, frequency: "none" })),
].join("\n");

const marks = `s.id, s.user_id, s.name, s.frequency, s.alerts_since, s.notified_at, s.seen_at,
  s.deleted_at, s.created_at, (SELECT json_agg(json_build_array(m.job_id, m.user_id, m.created_at, m.notified_at) ORDER BY m.job_id)`;

async function alertEverybody(): Promise<void> {
  const { matchArrivals } = await import("@/lib/searches/matching/commands");
  const { compileSearches } = await import("@/lib/searches/matching/compiling.commands");
  const { sendDigests, sendInstantAlerts } = await import("@/lib/searches/alerts/commands");
  await compileSearches();
  await matchArrivals();
  await sendInstantAlerts();
  await sendDigests();
}

async function closeAll(): Promise<void> {
  const { stopQueue } = await import("@/lib/server/workers");
  const { closeDatabase } = await import("@/lib/server/db");
  await stopQueue();
  await closeDatabase();
}

test("keeps the marks of job searches that move, without notifying anybody twice or skipping anybody", async () => {
  await withEmptyDatabase(real, async (url) => {
    await migrate(url, { migrations: earlier, data: null });
    await ask(url, oldState);
    const before = await ask(
      url,
      `SELECT ${marks} FROM job_search_matches m WHERE m.search_id = s.id) AS matches
      FROM job_searches s ORDER BY s.id`,
    );
    expect(before).toHaveLength(20);

    await migrate(url, { data: null });

    const after = await ask(
      url,
      `SELECT ${marks} FROM saved_search_matches m WHERE m.search_id = s.id) AS matches
      FROM saved_searches s WHERE s.target = 'jobs' ORDER BY s.id`,
    );
    expect(after).toEqual(before);
    const filters = await ask<{ filter: object }>(
      url,
      `SELECT filter FROM saved_searches WHERE id IN (${search(2)}, ${search(30)}, ${search(31)}, ${search(32)}) ORDER BY id`,
    );
    expect(filters.map(({ filter }) => filter)).toEqual([
      { search: "baker", state: "TX" },
      {},
      { search: "café & 護+100%", place: "Austin, TX", within: "any", minSalary: "60000" },
      { search: "shoe" },
    ]);

    process.env.DATABASE_URL = url;
    try {
      await alertEverybody();
      await alertEverybody();
    } finally {
      await closeAll();
    }
    const notices = await ask<{ notice: string[] }>(
      url,
      `
      SELECT ARRAY[u.username::text, n.title, n.body, n.href] AS notice FROM notifications n JOIN users u ON u.id = n.user_id
      ORDER BY u.id, n.href`,
    );
    const found = "/jobs?search=baker&state=TX";
    const opened = (number: number) => `/saved-searches/${id("c", number)}`;
    expect(notices.map(({ notice }) => notice)).toEqual([
      ["instant-listing", "1 new listing for “instant-listing”", "Walnut theremin", opened(1)],
      ["instant-job", "1 new job for “instant-job”", "Night baker", found],
      ["both", "1 new job for “both”", "Night baker", found],
      ["both", "1 new listing for “both”", "Walnut theremin", opened(3)],
      ["told-elsewhere", "1 new job for “told-elsewhere”", "Day baker", "/jobs?search=baker"],
      ["two-searches", "1 new job for “Older”", "Night baker", "/jobs?search=baker"],
      ["daily-due", "1 new job for “daily-due”", "Night baker", found],
      ["new-search", "1 new job for “new-search”", "Castle falconer", "/jobs?search=falconer"],
      ["kind", "1 new job for “kind”", "Stable farrier", "/jobs?search=farrier"],
    ]);
  });
});
