import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { startObjectStore } from "../prisma/test/object-store";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { freePort } from "./lib/ports.mjs";

// A build takes half a minute on an idle machine, but many times longer next to other tests.
const timeoutMs = 900_000;
jest.setTimeout(timeoutMs);

const AUTH_SECRET = "a-secret-that-only-tests-use-0123456789";
const listings = 50;
const stackLine = /\n\s+at .*:\d+/;

let clone;
const databases = [];

async function newDatabase(...options) {
  databases.push(await makeDatabase(...options));
  return databases.at(-1);
}

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  clone = cloneCheckout();
  await clone.takeInputs();
  clone.takeBuild();
}, timeoutMs);

afterAll(async () => {
  clone.remove();
  for (const database of databases) await database.remove();
}, timeoutMs);

function expectRefusal({ code, output }, sentence) {
  expect(output).toContain(sentence);
  expect(output).not.toMatch(stackLine);
  expect(code).toBe(1);
}

function logIn(address, username) {
  return fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ username, password: "market-demo-2026" }),
  });
}

async function expectEnrollmentAlone(address, databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("INSERT INTO site_settings (key, value) VALUES ('admin_second_step', 'true')");
  await client.end();
  const cookie = (await logIn(address, "demo-admin")).headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const read = async (path) => (await fetch(`${address}${path}`, { headers: { cookie } })).text();
  for (const path of ["/admin", "/admin-direct", "/admin-stats", "/admin/users", "/messages", "/favorites"]) {
    expect([path, (await read(path)).includes("Turn on two-step sign-in first")]).toEqual([path, true]);
  }
  const profile = await read("/profile");
  expect(profile).toContain("Administrators need two-step sign-in");
  expect(profile).toContain('id="two-step"');
  expect(profile).not.toContain('id="password"');
}

describe("npm run seed", () => {
  let env;
  let store;

  beforeAll(async () => {
    store = await startObjectStore();
    const { name, endpoint, accessKeyId, secretAccessKey } = store.bucket;
    env = {
      AUTH_SECRET,
      DATABASE_URL: (await newDatabase("plaza")).url,
      DATA_DIR: join(clone.folder, "data"),
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }, timeoutMs);

  afterAll(() => store.stop());

  async function bucket() {
    const { createBucketStorage } = await import("../lib/server/bucket-storage");
    return createBucketStorage(store.bucket);
  }

  const seed = (args, more) => clone.run(["npm", "run", "seed", "--", ...args], { ...env, ...more });

  async function listFiles() {
    const names = [];
    for await (const { name } of (await bucket()).list("uploads")) names.push(name);
    return names;
  }

  test("refuses an external database, and a public site even when forced", async () => {
    expectRefusal(await seed([]), "DATABASE_URL is your own database");
    expectRefusal(await seed(["--force"], { HOST: "0.0.0.0" }), "HOST=0.0.0.0 makes this site public");
    const behindProxy = { APP_URL: "https://plaza.example" };
    expectRefusal(
      await seed(["--force"], behindProxy),
      "APP_URL=https://plaza.example makes this site public",
    );
    expect(await listFiles()).toEqual([]);
  });

  const mine = "mine-320.webp";

  test("puts its pictures into the bucket when forced", async () => {
    await (await bucket()).write("uploads", mine, Buffer.from("picture"));
    const { code, output } = await seed(["--force", "--listings", String(listings)]);
    expect(output).toContain("Demo data ready");
    expect(code).toBe(0);
    const files = await listFiles();
    expect(files.length).toBeGreaterThan(250);
    const [file] = files.filter((name) => name !== mine);
    const bytes = await (await bucket()).read("uploads", file);
    expect((await sharp(bytes ?? undefined).metadata()).format).toBe("webp");
    expect(existsSync(join(env.DATA_DIR, "uploads"))).toBe(false);
  });

  test("backs up the demo, and serves the restored copy from another database and from a folder", async () => {
    const folder = join(clone.folder, "kept");
    const saved = await clone.run(["npm", "run", "backup", "--", folder], env);
    expect(saved.output).toMatch(/Saved \d+ rows of \d+ tables and \d+ files/);
    expect(saved.code).toBe(0);
    const port = await freePort();
    const elsewhere = {
      AUTH_SECRET,
      DATABASE_URL: (await newDatabase()).url,
      DATABASE_PATIENCE: "10",
      DATA_DIR: join(clone.folder, "restored"),
      PORT: String(port),
    };
    const restored = await clone.run(["npm", "run", "restore", "--", folder], elsewhere);
    expect(restored.output).toContain("All counts and hashes match.");
    expect(restored.code).toBe(0);
    expectRefusal(await clone.run(["npm", "run", "restore", "--", folder], elsewhere), "isn't empty.");

    const site = clone.launch(["node", "scripts/serve.mjs"], elsewhere);
    await site.printed(/Plaza is ready/);
    const address = `http://localhost:${port}`;
    const [listing] = await (await fetch(`${address}/api/listings?status=approved`)).json();
    const page = await fetch(`${address}/listings/${listing.id}`);
    const html = (await page.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    expect([page.status, html.includes(listing.vendorName)]).toEqual([200, true]);
    expect((await fetch(`${address}${listing.images[0]}`)).status).toBe(200);
    const login = await logIn(address, "demo-customer");
    expect(login.status).toBe(200);
    await expectEnrollmentAlone(address, elsewhere.DATABASE_URL);
    site.child.kill("SIGTERM");
    expect(await site.ended).toMatchObject({ code: 0 });
  });

  test("withholds the demo from the public until demo:remove removes it", async () => {
    const shown = await clone.run(["node", "scripts/serve.mjs"], {
      ...env,
      APP_URL: "https://plaza.example",
    });
    expectRefusal(shown, "Remove them first: npm run demo:remove");
    const removed = await clone.run(["npm", "run", "demo:remove"], env);
    expect(removed.output).toMatch(/Removed \d+ demo accounts with 50 listings/);
    expect(removed.code).toBe(0);
    expect(await listFiles()).toEqual([mine]);
  });
});
