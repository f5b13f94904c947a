import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type pg from "pg";
import { openConnection } from "@/lib/server/connection";
import { createJob, createListing, createVendor } from "@/prisma/factories";
import { loadReferenceData } from "./reference-data";

let folder = "";
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "plaza-reference-"));
  client = await openConnection();
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

type Group = [key: number, words: string, finds: string, kind: string, weight: string];

async function readGroups(): Promise<Group[]> {
  const text = await readFile("prisma/data/synonyms.tsv", "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [key, words = "", finds = "", kind = "", weight = ""] = line.split("\t");
      return [Number(key), words, finds, kind, weight];
    });
}

type Release = { versions: { places: number; synonyms: number }; groups?: Group[]; places?: string[] };

async function writeRelease(name: string, { versions, groups, places }: Release): Promise<string> {
  const release = path.join(folder, name);
  await cp("prisma/data", release, { recursive: true });
  await writeFile(path.join(release, "versions.json"), JSON.stringify(versions));
  if (groups) {
    const lines = groups.map((group) => `${group.join("\t")}\n`).join("");
    await writeFile(path.join(release, "synonyms.tsv"), `key\twords\tfinds\tkind\tweight\n${lines}`);
  }
  if (places) {
    const text = `id\tkind\tstate\tname\tlatitude\tlongitude\tzips\n${places.join("\n")}\n`;
    await writeFile(path.join(release, "places.tsv.gz"), gzipSync(text));
  }
  return release;
}

async function ask<T extends object>(text: string): Promise<T[]> {
  return (await client.query<T>(text)).rows;
}

async function wordsOf(...ids: number[]): Promise<Record<number, string>> {
  const rows = await ask<{ id: number; words: string }>(
    `SELECT id, array_to_string(words, ', ') AS words FROM search_synonyms WHERE id IN (${ids.join(", ")})`,
  );
  return Object.fromEntries(rows.map(({ id, words }) => [id, words]));
}

test("keeps synonyms that admins changed, deleted, or added in a new version", async () => {
  const groups = await readGroups();
  const before = await wordsOf(1, 2, 3, 4);
  const [newest] = await ask<{ last: number }>("SELECT max(id) AS last FROM search_synonyms");
  await ask("UPDATE search_synonyms SET words = '{loveseat,snuggler}' WHERE id = 2");
  await ask("DELETE FROM search_synonyms WHERE id = 3");
  await ask("INSERT INTO search_synonyms (words) VALUES ('{zither case,zither bag}')");
  const next = groups
    .filter(([key]) => key !== 4)
    .map(([key, words, ...rest]): Group => [key, key <= 3 ? `${words}, newly shipped` : words, ...rest]);
  next.push(
    [9001, "zither case, zither bag", "zither", "related", "0.6"],
    [9002, "banjo case, banjo bag", "banjo", "related", "0.6"],
  );
  const release = await writeRelease("next", { groups: next, versions: { places: 1, synonyms: 13 } });

  expect(await loadReferenceData(client, release)).toEqual(["synonyms (version 13)"]);
  expect(await wordsOf(1, 2, 3, 4)).toEqual({ 1: `${before[1]}, newly shipped`, 2: "loveseat, snuggler" });
  const added = `SELECT words[1] AS word, finds FROM search_synonyms WHERE id > ${newest!.last} ORDER BY id`;
  expect(await ask(added)).toEqual([
    { word: "zither case", finds: [] },
    { word: "banjo case", finds: ["banjo"] },
  ]);
  expect(await loadReferenceData(client, release)).toEqual([]);

  expect(await loadReferenceData(client)).toEqual([]);
  const last = await writeRelease("last", { groups: next, versions: { places: 1, synonyms: 14 } });
  await ask("DELETE FROM search_synonyms WHERE words[1] = 'banjo case'");
  expect(await loadReferenceData(client, last)).toEqual(["synonyms (version 14)"]);
  expect(await wordsOf(1, 2, 3, 4)).toEqual({ 1: `${before[1]}, newly shipped`, 2: "loveseat, snuggler" });
  expect(await ask(added)).toEqual([{ word: "zither case", finds: [] }]);
});

test("changes kinds and weights in a new version of the synonyms, except those set by admins", async () => {
  const groups = await readGroups();
  await ask("UPDATE search_synonyms SET weight = 0.55 WHERE id = 6");
  const next = groups.map(([key, words, finds, kind, weight]): Group =>
    key === 6 || key === 7 ? [key, words, finds, "narrower", "0.7"] : [key, words, finds, kind, weight],
  );
  const release = await writeRelease("weights", { groups: next, versions: { places: 1, synonyms: 15 } });
  expect(await loadReferenceData(client, release)).toEqual(["synonyms (version 15)"]);
  expect(
    await ask("SELECT id, kind, weight, source FROM search_synonyms WHERE id IN (6, 7) ORDER BY id"),
  ).toEqual([
    { id: 6, kind: "same", weight: 0.55, source: "ours" },
    { id: 7, kind: "narrower", weight: 0.7, source: "ours" },
  ]);
});

test("leaves the rows and the versions unchanged after a failed load", async () => {
  const count =
    "SELECT (SELECT count(*)::int FROM search_synonyms) AS groups, (SELECT max(version) FROM reference_data) AS version";
  const before = await ask(count);
  const broken = await writeRelease("broken", {
    groups: [
      [1, "couch, sofa", "", "same", "0.8"],
      [1, "couch, sofa", "", "same", "0.8"],
    ],
    versions: { places: 1, synonyms: 19 },
  });
  await ask("DELETE FROM shipped_synonyms WHERE key = 1");
  await expect(loadReferenceData(client, broken)).rejects.toThrow("shipped_synonyms_pkey");
  expect(await ask(count)).toEqual(before);
});

test("moves listings, vendors, and jobs to their places with a new version of the gazetteer", async () => {
  const address = { location: "Newtown Fork, WY 89998", city: "Newtown Fork", state: "WY" };
  const vendor = await createVendor({ city: address.city, state: "WY" });
  const listing = await createListing({ vendorId: vendor.id, ...address });
  const job = await createJob({ location: "Newtown Fork, WY", state: "WY" });
  const found = `
    SELECT (SELECT place_id FROM vendors WHERE id = '${vendor.id}') AS vendor,
      (SELECT place_id FROM jobs WHERE id = '${job.id}') AS job,
      (SELECT place_id FROM listings WHERE id = '${listing.id}') AS listing,
      (SELECT sum(listings)::int FROM place_counts WHERE place_id = 40000) AS counted,
      EXISTS (SELECT FROM listing_search WHERE listing_id = '${listing.id}'
        AND tsv @@ (place_cell(0, 44.5, -107.5))::tsquery) AS indexed,
      EXISTS (SELECT FROM job_documents WHERE job_id = '${job.id}'
        AND tsv @@ (place_cell(0, 44.5, -107.5))::tsquery) AS "jobIndexed"`;
  expect(await ask(found)).toEqual([
    { vendor: null, job: null, listing: null, counted: null, indexed: false, jobIndexed: false },
  ]);

  const release = await writeRelease("places", {
    places: ["40000\tcity\tWY\tNewtown Fork\t44.1\t-107.1\t89998,89999"],
    versions: { places: 2, synonyms: 2 },
  });
  expect(await loadReferenceData(client, release)).toEqual(["places (version 2)"]);
  const placed = { vendor: 40000, job: 40000, listing: 40000, counted: 1 };
  expect(await ask(found)).toEqual([{ ...placed, indexed: false, jobIndexed: false }]);
  const [place] = await ask("SELECT slug, key, rank FROM places WHERE id = 40000");
  expect(place).toEqual({ slug: "newtown-fork-wy", key: "newtownfork", rank: 2 });

  const corrected = await writeRelease("corrected", {
    places: ["40000\tcity\tWY\tNewtown Fork\t44.5\t-107.5\t89998,89999"],
    versions: { places: 3, synonyms: 2 },
  });
  expect(await loadReferenceData(client, corrected)).toEqual(["places (version 3)"]);
  expect(await ask(found)).toEqual([{ ...placed, indexed: true, jobIndexed: true }]);
});
