import * as jobSearches from "@/app/api/job-searches/route";
import * as searches from "@/app/api/saved-searches/route";
import { db, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { createJob, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { matchArrivals } from "./matching/commands";

jest.setTimeout(60_000);

type Toggle = (id: string) => (hidden: boolean) => Promise<unknown>;

type Kind = {
  api: { POST: RouteHandler };
  path: string;
  make: (title: string) => Promise<string>;
  toggles: Record<string, Toggle>;
};

const toggleListing = (hidden: "paused" | "reserved" | "expired"): Toggle => {
  return (id) => (isHidden) =>
    db.listing.update({ where: { id }, data: { status: isHidden ? hidden : "approved" } });
};

const toggleJob = (hidden: "paused" | "filled" | "expired"): Toggle => {
  return (id) => (isHidden) => db.job.update({ where: { id }, data: { status: isHidden ? hidden : "open" } });
};

const kinds: Record<"listing" | "job", Kind> = {
  listing: {
    api: searches,
    path: "/api/saved-searches",
    make: async (title) => (await createListing({ title })).id,
    toggles: {
      paused: toggleListing("paused"),
      reserved: toggleListing("reserved"),
      expired: toggleListing("expired"),
      "suspended vendor’s": (id) => (hidden) =>
        db.vendor.updateMany({
          where: { listings: { some: { id } } },
          data: hidden
            ? { status: "suspended", decisionReason: "Two complaints." }
            : { status: "approved", decisionReason: null },
        }),
    },
  },
  job: {
    api: jobSearches,
    path: "/api/job-searches",
    make: async (title) => (await createJob({ title })).id,
    toggles: {
      paused: toggleJob("paused"),
      filled: toggleJob("filled"),
      expired: toggleJob("expired"),
      "suspended person’s": (id) => (hidden) =>
        rows(sql`
          UPDATE users SET status = ${hidden ? "suspended" : "active"}::user_status
          WHERE id = (SELECT poster_id FROM jobs WHERE id = ${id}::uuid)`),
    },
  },
};

async function save({ api, path }: Kind, search: string): Promise<Browser> {
  const { browser } = await createSignedInPerson();
  expect((await browser.post(api.POST, path, { body: { filter: { search } } })).status).toBe(201);
  return browser;
}

async function countNew(browser: Browser): Promise<number[]> {
  await matchArrivals();
  const { body } = await browser.get(searches.GET, "/api/saved-searches");
  return (body as unknown as { newCount: number }[]).map(({ newCount }) => newCount);
}

const cases = Object.entries(kinds).flatMap(([name, kind]) =>
  Object.entries(kind.toggles).map(([how, toggle]) => ({ name, how, kind, toggle })),
);

test.each(cases)(
  "reports the return of a $how $name only to searches saved while it was away",
  async ({ name, how, kind, toggle }) => {
    const word = `psaltery${name}${how.replaceAll(/\W/g, "")}`;
    const move = toggle(await kind.make(`Maker of a ${word}`));
    await matchArrivals();
    const before = await save(kind, word);
    await move(true);
    await matchArrivals();
    const meanwhile = await save(kind, word);
    expect(await countNew(meanwhile)).toEqual([0]);
    await move(false);
    expect(await countNew(meanwhile)).toEqual([1]);
    const after = await save(kind, word);
    expect(await countNew(after)).toEqual([0]);
    expect(await countNew(before)).toEqual([0]);
  },
);
