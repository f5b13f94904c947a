import * as items from "@/app/api/admin/reward-items/route";
import * as redeem from "@/app/api/rewards/redeem/route";
import * as rewards from "@/app/api/rewards/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import type { CatalogueItemDto } from "./catalogue.contract";
import type { RewardsDto } from "./contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await newcomer({ role: "admin" }));
});

const path = "/api/admin/reward-items";
const voucher = {
  id: null,
  name: "Coffee",
  description: "At the corner",
  kind: "voucher",
  points: 300,
  value: 4.5,
  active: true,
};
const write = (body: object, browser = admin) => browser.put(items.PUT, path, { body });
const list = async () => (await admin.get(items.GET, path)).body as unknown as CatalogueItemDto[];
const offered = async (browser: Browser) =>
  ((await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto).items;

test("a reward is offered, changed and taken off by an admin; what was redeemed stays as it was", async () => {
  const { person, browser } = await newcomer();
  const { status, body } = await write(voucher);
  const id = String(body.id);
  expect([status, body]).toEqual([200, { ...voucher, id }]);
  expect(await offered(browser)).toContainEqual(expect.objectContaining({ id, points: 300, value: 4.5 }));

  await db.rewardEntry.create({
    data: {
      userId: person.id,
      points: 1000,
      reason: "adjustment",
      source: "test",
      expiresAt: new Date(Date.now() + 1e9),
    },
    select: { id: true },
  });
  expect((await browser.post(redeem.POST, "/api/rewards/redeem", { body: { itemId: id } })).status).toBe(201);
  expect((await write({ ...voucher, id, name: "Big coffee", points: 500, value: 6 })).status).toBe(200);
  const { redemptions } = (await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto;
  expect(redemptions).toMatchObject([{ points: 300 }]);

  await write({ ...voucher, id, name: "Big coffee", points: 500, value: 6, active: false });
  expect((await offered(browser)).map((item) => item.id)).not.toContain(id);
  expect(await list()).toContainEqual(expect.objectContaining({ id, value: 6, active: false }));
  expect((await browser.post(redeem.POST, "/api/rewards/redeem", { body: { itemId: id } })).status).toBe(404);

  const log = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: "asc" } });
  expect(log.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
    { action: "reward_item.add", before: null, after: { name: "Coffee", value: 450, offered: true } },
    { action: "reward_item.change", before: { points: 300 }, after: { points: 500, value: 600 } },
    { action: "reward_item.change", before: { offered: true }, after: { offered: false } },
  ]);
});

test("refuses what a reward cannot be, a name that is taken, and everybody but admins", async () => {
  const { body } = await write({ ...voucher, name: "Tea" });
  const id = String(body.id);
  const fields = async (changes: object) =>
    (await write({ ...voucher, name: "Cake", ...changes })).body.fields;
  expect(await fields({ value: 0 })).toEqual({ value: "Enter an amount from $0.01 to $1,000.00." });
  expect(await fields({ kind: "ad_days", value: 1.5 })).toEqual({
    value: "Enter a whole number of days from 1 to 365.",
  });
  expect(await fields({ points: 0 })).toEqual({ points: "Enter at least 1 point" });
  expect(await fields({ name: " " })).toEqual({ name: "Enter a name" });
  expect(await fields({ name: "Tea" })).toEqual({ name: "Another reward has this name." });
  const both = await Promise.all([write({ ...voucher, name: "Pie" }), write({ ...voucher, name: "Pie" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await write({ ...voucher, id, name: "Tea", kind: "ad_days", value: 3 })).status).toBe(404);
  expect((await write({ ...voucher, id: crypto.randomUUID(), name: "Gone" })).status).toBe(404);
  const { browser: customer } = await newcomer();
  expect((await write({ ...voucher, name: "Mine" }, customer)).status).toBe(403);
});
