import * as items from "@/app/api/admin/reward-items/route";
import * as decide from "@/app/api/admin/rewards/[id]/[action]/route";
import * as queue from "@/app/api/admin/rewards/route";
import * as entries from "@/app/api/rewards/entries/route";
import * as redeem from "@/app/api/rewards/redeem/route";
import * as cancel from "@/app/api/rewards/redemptions/[id]/cancel/route";
import * as rewards from "@/app/api/rewards/route";
import { endBoosts } from "@/lib/listings/desk/featured.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createAdvertisement, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { doAction, givePlan } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { CatalogItemDto } from "./catalog.contract";
import type { RewardsDto } from "./contract";
import { rewardCopy } from "./copy";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("redeeming", () => {
  async function give(userId: string, points: number): Promise<void> {
    await rows(sql`
    INSERT INTO reward_entries (id, user_id, points, reason, source, expires_at, created_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${points}, 'review', gen_random_uuid()::text,
      now() + interval '200 days', now() - interval '3 days')`);
  }

  async function idOf(name: string): Promise<string> {
    return (await db.rewardItem.findUniqueOrThrow({ where: { name } })).id;
  }

  async function spend(browser: Browser, name: string, more: object = {}) {
    return browser.post(redeem.POST, "/api/rewards/redeem", { body: { itemId: await idOf(name), ...more } });
  }

  async function show(browser: Browser): Promise<RewardsDto> {
    return (await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto;
  }

  async function seller(points: number) {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    await give(person.id, points);
    return { browser, id: person.id, vendorId: person.vendorId ?? "" };
  }

  async function buyer(points: number) {
    const { person, browser } = await createSignedInPerson();
    await give(person.id, points);
    return { browser, id: person.id };
  }

  const daysUntil = (date: unknown) => Math.round((Number(date) - Date.now()) / 86_400_000);

  const stateOf = (id: string) => db.listing.findUniqueOrThrow({ where: { id } });

  describe("a boost", () => {
    test("features a listing outside the plan's slots until it expires, even after a pause", async () => {
      const { browser, vendorId } = await seller(700);
      await givePlan(vendorId, { listings: 5, photos: 5, featured: 1 });
      const { id } = await createListing({ vendorId });
      const { id: other } = await createListing({ vendorId });
      const answer = await spend(browser, "Listing boost, 7 days", { listingId: id });
      expect([answer.status, answer.body.balance]).toEqual([201, 550]);
      expect(answer.body.redemption).toMatchObject({ status: "fulfilled", points: 150 });
      expect(daysUntil((await stateOf(id)).featuredUntil)).toBe(7);
      expect((await doAction(browser, other, "feature")).status).toBe(200);
      expect((await doAction(browser, id, "unfeature")).status).toBe(422);

      await doAction(browser, id, "pause");
      expect((await stateOf(id)).featuredAt).toBeNull();
      await doAction(browser, id, "resume");
      expect((await stateOf(id)).featuredAt).not.toBeNull();

      await spend(browser, "Listing boost, 7 days", { listingId: id });
      expect(daysUntil((await stateOf(id)).featuredUntil)).toBe(14);
      await db.listing.update({ where: { id }, data: { featuredUntil: new Date(Date.now() - 1000) } });
      await endBoosts();
      expect(await stateOf(id)).toMatchObject({ featuredAt: null, featuredUntil: null });
      expect((await stateOf(other)).featuredAt).not.toBeNull();
    });

    test("boosts only one’s own live listings, and takes no points if refused", async () => {
      const { browser, vendorId } = await seller(200);
      const { id: draft } = await createListing({ vendorId, status: "draft" });
      const { id: foreign } = await createListing();
      const refused = [
        await spend(browser, "Listing boost, 7 days", { listingId: foreign }),
        await spend(browser, "Listing boost, 7 days", { listingId: draft }),
        await spend(browser, "Listing boost, 7 days"),
        await spend(browser, "Listing boost, 30 days", { listingId: draft }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 422, 422, 422]);
      const { browser: customer } = await buyer(500);
      const { status, body } = await spend(customer, "Listing boost, 7 days", { listingId: foreign });
      expect([status, body.error]).toEqual([403, rewardCopy.vendorsOnly]);
      expect((await show(browser)).balance).toBe(200);
      expect((await stateOf(foreign)).featuredUntil).toBeNull();
    });
  });

  test("extends one's own advertisement by ad days", async () => {
    const { browser, vendorId } = await seller(600);
    const { id } = await createAdvertisement({ vendorId });
    const before = await db.advertisement.findUniqueOrThrow({ where: { id } });
    const { body } = await spend(browser, "Advertisement, 3 days", { advertisementId: id });
    const after = await db.advertisement.findUniqueOrThrow({ where: { id } });
    expect(Number(after.endsAt) - Number(before.endsAt)).toBe(3 * 86_400_000);
    expect(body.redemption).toMatchObject({ subject: after.title, until: after.endsAt.toISOString() });
    const { id: foreign } = await createAdvertisement();
    expect((await spend(browser, "Advertisement, 3 days", { advertisementId: foreign })).status).toBe(404);
    expect((await show(browser)).balance).toBe(300);
  });

  test("extends an ad within its plan by ad days, to at most a year", async () => {
    const { browser, vendorId } = await seller(900);
    const dates = { startsAt: daysFromNow(-1), endsAt: daysFromNow(361) };
    const { id } = await createAdvertisement({ vendorId, ...dates });
    expect((await spend(browser, "Advertisement, 3 days", { advertisementId: id })).status).toBe(201);
    const long = await spend(browser, "Advertisement, 3 days", { advertisementId: id });
    expect([long.status, long.body.error]).toEqual([422, "An ad can run for up to a year"]);
    const { id: second } = await createAdvertisement({ vendorId });
    const full = await spend(browser, "Advertisement, 3 days", { advertisementId: second });
    expect([full.status, full.body.error]).toEqual([
      422,
      "Your plan allows 1 advertisement. Change your plan or close one first.",
    ]);
    expect((await show(browser)).balance).toBe(600);
  });

  describe("a voucher", () => {
    test("waits for an admin, who sends the code once by bell and mail", async () => {
      const { browser, id } = await buyer(450);
      const { body } = await spend(browser, "$10 voucher");
      expect(body).toMatchObject({ balance: 50, redemption: { status: "requested", code: null } });
      const { id: redemptionId } = body.redemption as { id: string };
      const { browser: admin } = await createSignedInPerson({ role: "admin" });
      const waiting = await admin.get(queue.GET, "/api/admin/rewards", { query: { limit: "100" } });
      expect(waiting.body).toContainEqual(expect.objectContaining({ id: redemptionId, name: "$10 voucher" }));
      const send = (action: string, sent: object) =>
        admin.post(decide.POST, `/api/admin/rewards/${redemptionId}/${action}`, {
          params: { id: redemptionId, action },
          body: sent,
        });
      expect((await send("fulfill", {})).status).toBe(422);
      const code = `TEN-${redemptionId.slice(-8)}`;
      expect((await send("fulfill", { code })).body).toMatchObject({ status: "fulfilled", code });
      expect((await send("fulfill", { code: "OTHER" })).status).toBe(409);
      expect((await send("cancel", { reason: "Late" })).status).toBe(409);
      expect((await show(browser)).redemptions).toMatchObject([{ status: "fulfilled", code }]);
      expect(await db.notification.count({ where: { userId: id, type: "reward" } })).toBe(1);
      expect(await db.mail.count({ where: { userId: id, template: "reward_sent" } })).toBe(1);
    });

    test("returns its points if the person or an admin cancels it", async () => {
      const { browser, id } = await buyer(400);
      const undo = (redemptionId: string, by = browser) =>
        by.post(cancel.POST, `/api/rewards/redemptions/${redemptionId}/cancel`, {
          params: { id: redemptionId },
        });
      const first = (await spend(browser, "$10 voucher")).body.redemption as { id: string };
      expect((await spend(browser, "$10 voucher")).body.error).toBe(rewardCopy.tooFew(400));
      expect((await undo(first.id, (await buyer(1)).browser)).status).toBe(404);
      expect((await undo(first.id)).body).toMatchObject({
        balance: 400,
        redemption: { status: "cancelled" },
      });
      expect((await undo(first.id)).status).toBe(409);
      const second = (await spend(browser, "$10 voucher")).body.redemption as { id: string };
      const { browser: admin } = await createSignedInPerson({ role: "admin" });
      await admin.post(decide.POST, "/api/admin/rewards/x/cancel", {
        params: { id: second.id, action: "cancel" },
        body: { reason: "Out of codes" },
      });
      const { balance, redemptions } = await show(browser);
      expect([balance, redemptions[0]?.note]).toEqual([400, "Out of codes"]);
      expect(await db.mail.count({ where: { userId: id, template: "reward_canceled" } })).toBe(1);
    });
  });

  test("reads the ledger page by page, newest first", async () => {
    const { browser } = await buyer(400);
    await spend(browser, "$10 voucher");
    const first = await browser.get(entries.GET, "/api/rewards/entries", { query: { limit: "1" } });
    const cursor = nextCursor(first.headers) ?? "";
    const second = await browser.get(entries.GET, "/api/rewards/entries", { query: { limit: "1", cursor } });
    expect(first.body).toMatchObject([{ points: -400, reason: "redemption", note: "$10 voucher" }]);
    expect(second.body).toMatchObject([{ points: 400, reason: "review" }]);
    expect([first.headers.get("x-total-count"), nextCursor(second.headers)]).toEqual(["2", null]);
  });
});

describe("catalog", () => {
  let admin: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
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

  const list = async () => (await admin.get(items.GET, path)).body as unknown as CatalogItemDto[];

  const offered = async (browser: Browser) =>
    ((await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto).items;

  test("lets an admin add, change, and remove a reward without changing past redemptions", async () => {
    const { person, browser } = await createSignedInPerson();
    const { status, body } = await write(voucher);
    const id = String(body.id);
    expect([status, body]).toEqual([200, { ...voucher, id, updatedAt: expect.any(String) }]);
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
    expect((await browser.post(redeem.POST, "/api/rewards/redeem", { body: { itemId: id } })).status).toBe(
      201,
    );
    expect((await write({ ...voucher, id, name: "Big coffee", points: 500, value: 6 })).status).toBe(200);
    const { redemptions } = (await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto;
    expect(redemptions).toMatchObject([{ points: 300 }]);

    await write({ ...voucher, id, name: "Big coffee", points: 500, value: 6, active: false });
    expect((await offered(browser)).map((item) => item.id)).not.toContain(id);
    expect(await list()).toContainEqual(expect.objectContaining({ id, value: 6, active: false }));
    expect((await browser.post(redeem.POST, "/api/rewards/redeem", { body: { itemId: id } })).status).toBe(
      404,
    );

    const log = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: "asc" } });
    expect(log.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: "reward_item.add", before: null, after: { name: "Coffee", value: 450, offered: true } },
      { action: "reward_item.change", before: { points: 300 }, after: { points: 500, value: 600 } },
      { action: "reward_item.change", before: { offered: true }, after: { offered: false } },
    ]);
  });

  test("accepts the edit of only one of two admins with the same version", async () => {
    const { body } = await write({ ...voucher, name: "Juice" });
    const { updatedAt } = body;
    const juice = { ...voucher, id: body.id, name: "Juice" };
    expect((await write({ ...juice, points: 310, updatedAt })).status).toBe(200);
    const lost = await write({ ...juice, points: 320, updatedAt });
    expect([lost.status, lost.body.error]).toEqual([
      409,
      "Another admin changed this reward. Reload the page.",
    ]);
    const match = (tag: unknown) =>
      admin.put(items.PUT, path, { body: { ...juice, points: 330 }, headers: { "if-match": `"${tag}"` } });
    expect((await match(updatedAt)).status).toBe(409);
    const [item] = (await list()).filter(({ name }) => name === "Juice");
    expect(item?.points).toBe(310);
    expect((await match(item?.updatedAt)).status).toBe(200);
  });

  test("refuses an invalid reward, a taken name, and anyone but admins", async () => {
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
    const { browser: customer } = await createSignedInPerson();
    expect((await write({ ...voucher, name: "Mine" }, customer)).status).toBe(403);
  });
});
