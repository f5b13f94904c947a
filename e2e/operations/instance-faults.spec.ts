import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "../fixtures";
import { makePerson } from "../people";
import { paint } from "../pictures";
import { openOwnDatabase, query, serveOwnSite, signIn, type OwnDatabase, type OwnSite } from "./own-site";

let database: OwnDatabase;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await openOwnDatabase();
});
test.afterAll(() => database.stop());

/** A server that ends five times within a minute isn’t restarted. */
const rounds = 4;

test("saves listings with pictures whole or not at all on a site killed meanwhile", async ({
  playwright,
}) => {
  test.setTimeout(300_000);
  const { superviseServer } = await import("../../scripts/lib/supervisor.mjs");
  let site: OwnSite | undefined;
  const { freePort } = await import("../../scripts/lib/ports.mjs");
  const port = String(await freePort());
  const start = async () => (site = await serveOwnSite(database, { PORT: port, QUEUE_WORKERS: "separate" }));
  const serving = await superviseServer(start, () => undefined);
  // The plan of the demo vendor has no room for so many.
  await query(database, "UPDATE plans SET listing_limit = 100000");
  const vendor = await signIn(playwright, site!, "demo-vendor");
  const mark = randomUUID().slice(0, 8);
  const acknowledged: string[] = [];
  const create = async (index: number, images: string[]) => {
    const data = {
      category: "products",
      title: `Enamel tray ${mark} ${index}`,
      description: "A tray of blue enamel with a white rim.",
      price: 24,
      details: { condition: "used", stock: 1, pickup: true },
      images,
    };
    const answer = await vendor.post("/api/listings", { data }).catch(() => null);
    if (answer?.status() === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
  };
  for (let round = 0; round < rounds; round += 1) {
    const images: string[] = [];
    for (const shade of [40, 120, 200]) {
      const file = await paint("photo.jpg", { r: shade, g: round * 20, b: 90 });
      const stored = await vendor.post("/api/uploads", { multipart: { file } });
      expect(stored.status(), await stored.text()).toBeLessThan(300);
      images.push(((await stored.json()) as { id: string }).id);
    }
    const saving = Array.from({ length: 6 }, (_, index) => create(round * 10 + index, images));
    await delay(round * 30);
    const killed = site!;
    process.kill(killed.pid!, "SIGKILL");
    await Promise.all(saving);
    await expect.poll(() => site !== killed, { timeout: 60_000 }).toBe(true);
    expect((await fetch(`${site!.origin}/api/ready`)).status).toBe(200);
  }
  const made = await query<{ id: string; pictures: number; versions: number }>(
    database,
    `SELECT l.id::text, (SELECT count(*)::int FROM listing_images i WHERE i.listing_id = l.id) AS pictures
     FROM listings l WHERE l.title LIKE $1`,
    [`Enamel tray ${mark} %`],
  );
  expect(made.filter(({ pictures }) => pictures !== 3)).toEqual([]);
  const ids = new Set(made.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await vendor.dispose();
  await serving.stop();
});

test("keeps sessions and limits unchanged with a clock an hour ahead on one instance", async ({
  playwright,
}) => {
  test.setTimeout(240_000);
  const { ensureFaketime, clockAhead } = await import("../../scripts/lib/faketime.mjs");
  const faketime = await ensureFaketime();
  test.skip(!faketime, "libfaketime isn't installed");
  for (const seconds of [3600, -3600]) {
    const right = await serveOwnSite(database, { QUEUE_WORKERS: "separate" });
    const wrong = await serveOwnSite(database, {
      QUEUE_WORKERS: "separate",
      ...clockAhead(faketime!, seconds),
    });
    const origins = [right.origin, wrong.origin];
    const visitor = await playwright.request.newContext();
    try {
      for (const [here, there] of [origins, origins.toReversed()]) {
        const person = await signIn(playwright, { origin: here! });
        const { cookies } = await person.storageState();
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
        for (const origin of [here, there]) {
          const answer = await visitor.get(`${origin}/api/user`, { headers: { cookie } });
          expect([seconds, origin === here, answer.status()]).toEqual([seconds, origin === here, 200]);
        }
        await person.dispose();
      }
      const { username } = makePerson();
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const origin = origins[turn % 2]!;
        const options = { data: { username, password: "wrong-wagon-00" }, headers: { origin } };
        statuses.push((await visitor.post(`${origin}/api/login`, options)).status());
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    } finally {
      await visitor.dispose();
      await Promise.all([right.stop(), wrong.stop()]);
    }
  }
});
