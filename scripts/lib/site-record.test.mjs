import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameDatabase, recordSite, requireOwnDatabase } from "./site-record.mjs";

const databaseUrl = "postgresql://plaza:a-password@db.example:6432/market";
let dataDir;

beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), "plaza-record-"))));
afterEach(() => rmSync(dataDir, { recursive: true }));

describe("nameDatabase", () => {
  test.each([
    [databaseUrl, "market on db.example:6432"],
    ["postgresql://plaza:a-password@db.example/market", "market on db.example:5432"],
    ["postgresql://plaza@/market?host=/var/run/postgresql", "market on /var/run/postgresql"],
  ])("names %s without its password", async (url, name) => {
    expect(await nameDatabase(url)).toBe(name);
  });
});

describe("requireOwnDatabase", () => {
  const release = { isRelease: true, begins: false };
  const checkout = { isRelease: false, begins: false };
  const check = (options, url) => () => requireOwnDatabase({ dataDir, databaseUrl: url }, options);

  test("refuses an embedded database if the site is served from another, and names that one", async () => {
    await recordSite({ dataDir, databaseUrl });
    mkdirSync(join(dataDir, "postgres"));
    const sentence = "The site uses the database market on db.example:6432, but DATABASE_URL isn't set";
    for (const options of [release, checkout]) expect(check(options)).toThrow(sentence);
    expect(readFileSync(join(dataDir, "site.json"), "utf8")).not.toContain("a-password");
  });

  test("refuses to create one in a release, and allows it in a checkout", () => {
    expect(check(release)).toThrow(`there is no embedded database in ${dataDir}.`);
    expect(check(checkout)).not.toThrow();
  });

  test("accepts the embedded one that the site was served from", async () => {
    await recordSite({ dataDir, databaseUrl });
    await recordSite({ dataDir, databaseUrl: undefined });
    mkdirSync(join(dataDir, "postgres"));
    expect(check(release)).not.toThrow();
  });

  test("accepts a named database and a requested embedded one", async () => {
    await recordSite({ dataDir, databaseUrl });
    expect(check(release, databaseUrl)).not.toThrow();
    expect(check({ ...release, begins: true })).not.toThrow();
  });
});
