import * as confirm from "@/app/api/profile/email/confirm/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import * as rewards from "@/app/api/rewards/route";
import { createEmailLink } from "@/lib/auth/credentials/email.rows";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { numberSettings } from "@/lib/settings/numbers.rules";
import { createImage, createListing, createReview, createUser } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { goodPassword } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createPersonWithBrowser, start, createConversation, write } from "@/prisma/test/conversations";
import type { RewardsDto } from "./contract";
import { creditReview } from "./earning.rows";
import { creditPoints, readAccount, refundPoints, settleExpiredPoints, spendPoints } from "./ledger.rows";
import { maintainAccounts } from "./maintenance.commands";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("earning", () => {
  async function show(browser: Browser): Promise<RewardsDto> {
    return (await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto;
  }

  const pointsOf = (userId: string) =>
    db.rewardEntry.findMany({
      where: { userId },
      select: { reason: true, points: true },
      orderBy: { createdAt: "asc" },
    });

  async function confirmEmail(userId: string): Promise<void> {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    const link = await transaction((tx) => createEmailLink(tx, { userId, email, minutes: 10 }));
    const token = new URL(link).searchParams.get("confirm-email");
    await createBrowser().post(confirm.POST, "/api/profile/email/confirm", { body: { token } });
  }

  async function publishReview(authorId: string, vendorId?: string): Promise<void> {
    const listing = await createListing(vendorId ? { vendorId } : {});
    const { id: reviewId } = await createReview({
      listingId: listing.id,
      authorId,
      vendorId: listing.vendorId,
    });
    await transaction((tx) => creditReview(tx, { reviewId, authorId }));
  }

  let friends = 0;

  async function join(referralCode: string): Promise<string> {
    const name = `friend${(friends += 1)}${Date.now() % 100_000}`;
    const account = {
      firstName: "Maya",
      lastName: "Cole",
      email: `${name}@mail.example`,
      phone: "555-010-0133",
    };
    const body = { ...account, username: name, password: goodPassword, role: "customer", referralCode };
    const { status, body: made } = await createBrowser().post(register.POST, "/api/register", { body });
    expect(status).toBe(201);
    return String(made.id);
  }

  test("credits 50 points once for a complete profile: photo, phone number, and confirmed email address", async () => {
    const { person, browser } = await createSignedInPerson();
    const { name } = await createImage({ ownerId: person.id });
    expect((await show(browser)).profileNeeds).toEqual(["photo", "email"]);
    const body = { profilePicture: `/images/${name}-320.webp` };
    expect((await browser.patch(profile.PATCH, "/api/profile", { body })).status).toBe(200);
    expect(await pointsOf(person.id)).toEqual([]);
    await confirmEmail(person.id);
    await browser.patch(profile.PATCH, "/api/profile", { body });
    expect(await pointsOf(person.id)).toEqual([{ reason: "profile_complete", points: 50 }]);
    expect(await show(browser)).toMatchObject({ balance: 50, earnedToday: 50, profileNeeds: [] });
  });

  test("credits 5 points for an inquiry answered within 24 hours, and none for a later answer", async () => {
    const { customer: asker, vendor, id } = await createConversation();
    await write(vendor, id, "It is.");
    await write(vendor, id, "Come by.");
    expect(await pointsOf(vendor.id)).toEqual([{ reason: "quick_answer", points: 5 }]);
    // Once per person, and only for people with a confirmed email.
    const again = String((await start(asker, { vendorId: vendor.vendorId })).body.id);
    await write(vendor, again, "Sure.");
    const { browser: unconfirmed } = await createSignedInPerson();
    const fresh = String((await start(unconfirmed, { vendorId: vendor.vendorId })).body.id);
    await write(vendor, fresh, "Sure.");
    expect(await pointsOf(vendor.id)).toHaveLength(1);
    const customer = await createPersonWithBrowser();
    const late = String((await start(customer, { vendorId: vendor.vendorId })).body.id);
    await rows(
      sql`UPDATE conversations SET created_at = now() - interval '25 hours' WHERE id = ${late}::uuid`,
    );
    await write(vendor, late, "Sorry for the wait.");
    expect(await pointsOf(vendor.id)).toHaveLength(1);
    expect(await pointsOf(customer.id)).toEqual([]);
  });

  describe("an invitation", () => {
    test("earns 100 points once the friend has a confirmed email and a published review", async () => {
      const inviter = await createPersonWithBrowser();
      await db.user.update({ where: { id: inviter.id }, data: { referralCode: `code${Date.now() % 1e8}` } });
      const { referral } = await show(inviter);
      const friend = await join(referral?.code ?? "");
      expect((await show(inviter)).referral?.joined).toBe(1);
      await publishReview(friend);
      expect(await pointsOf(inviter.id)).toEqual([]);
      await confirmEmail(friend);
      await publishReview(friend);
      expect(await pointsOf(inviter.id)).toEqual([{ reason: "referral", points: 100 }]);
      expect(await db.notification.count({ where: { userId: inviter.id, type: "reward" } })).toBe(1);
      expect((await pointsOf(friend)).map(({ points }) => points)).toEqual([20, 20]);
    });

    test("waits for a confirmed inviter and room in the daily limit, without reviews of the inviter's own business", async () => {
      const { person: inviter, browser } = await createSignedInPerson({ vendorStatus: "approved" });
      await db.user.update({ where: { id: inviter.id }, data: { referralCode: `shop${Date.now() % 1e8}` } });
      const code = (await show(browser)).referral?.code ?? "";
      const friend = await join(code.toUpperCase());
      await confirmEmail(friend);
      await publishReview(friend, inviter.vendorId ?? "");
      await confirmEmail(inviter.id);
      expect(await pointsOf(inviter.id)).toEqual([]);
      await publishReview(inviter.id);
      await publishReview(friend);
      expect(await pointsOf(inviter.id)).toEqual([{ reason: "review", points: 20 }]);
      await transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL plaza.allow_erasure = 'on'`;
        await tx.rewardEntry.deleteMany({ where: { userId: inviter.id } });
      });
      await maintainAccounts();
      expect(await pointsOf(inviter.id)).toEqual([{ reason: "referral", points: 100 }]);
    });

    test("registers as usual with an unknown code", async () => {
      const friend = await join("nobodyhasthis");
      expect(await db.user.findUnique({ where: { id: friend } })).toMatchObject({ referredById: null });
      expect((await db.user.findUnique({ where: { id: friend } }))?.referralCode).toMatch(/^[0-9a-f]{12}$/);
    });
  });
});

describe("ledger", () => {
  const mostADay = numberSettings.points_a_day.fallback;

  const credit = (userId: string, source: string) =>
    transaction((tx) => creditPoints(tx, { userId, reason: "quick_answer", source }));

  function spend(userId: string, redemptionId: string, points: number): Promise<boolean> {
    return transaction(async (tx) => {
      if ((await settleExpiredPoints(tx, userId)) < points) return false;
      await spendPoints(tx, { userId, redemptionId, points, note: "Test" });
      return true;
    });
  }

  type Old = { points: number; days: number; expiresIn: number };

  async function earnBefore(userId: string, { points, days, expiresIn }: Old): Promise<void> {
    await rows(sql`
    INSERT INTO reward_entries (id, user_id, points, reason, source, expires_at, created_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${points}, 'review', gen_random_uuid()::text,
      now() + make_interval(days => ${expiresIn}), now() - make_interval(days => ${days}))`);
  }

  async function balances(userId: string) {
    const [row] = await rows<{ kept: number; sum: number }>(sql`
    SELECT (SELECT balance FROM reward_balances WHERE user_id = ${userId}::uuid) AS kept,
      (SELECT coalesce(sum(points), 0)::int FROM reward_entries WHERE user_id = ${userId}::uuid) AS sum`);
    return row;
  }

  async function inParallel<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    let next = 0;
    async function go(): Promise<void> {
      for (let index = next++; index < count; index = next++) results[index] = await work(index);
    }
    await Promise.all(Array.from({ length: 20 }, go));
    return results;
  }

  describe("the ledger", () => {
    test("sums exactly after 200 concurrent credits and redemptions, and never below zero", async () => {
      const { id } = await createUser();
      await earnBefore(id, { points: 1000, days: 3, expiresIn: 300 });
      const results = await inParallel(200, async (index) => {
        if (index % 2 === 0) return (await credit(id, `talk-${index % 100}`)) > 0;
        return spend(id, `spent-${index}`, 30);
      });
      const spent = await db.rewardEntry.count({ where: { userId: id, reason: "redemption" } });
      const earned = await db.rewardEntry.aggregate({
        where: { userId: id, points: { gt: 0 } },
        _sum: { points: true },
      });
      expect(results.filter((done, index) => done && index % 2 === 0)).toHaveLength(mostADay / 5);
      expect(results.filter((done, index) => done && index % 2 === 1)).toHaveLength(spent);
      expect(earned._sum.points).toBe(1000 + mostADay);
      const rest = 1000 + mostADay - spent * 30;
      expect(await balances(id)).toEqual({ kept: rest, sum: rest });
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThan(30);
    });

    test("credits a source once, and at most 100 points a day", async () => {
      const { id } = await createUser();
      expect(await inParallel(40, () => credit(id, "one talk"))).toContain(5);
      expect(await balances(id)).toEqual({ kept: 5, sum: 5 });
      await earnBefore(id, { points: 94, days: 0, expiresIn: 300 });
      expect(await credit(id, "another talk")).toBe(1);
      expect(await credit(id, "a third talk")).toBe(0);
      const whole = { userId: id, reason: "referral", source: "friend", whole: true } as const;
      expect(await transaction((tx) => creditPoints(tx, whole))).toBe(0);
    });

    test("counts only points earned today toward the daily limit", async () => {
      const { id } = await createUser();
      await earnBefore(id, { points: 100, days: 1, expiresIn: 300 });
      await rows(sql`
        INSERT INTO reward_entries (id, user_id, points, reason, source, created_at)
        VALUES (gen_random_uuid(), ${id}::uuid, 500, 'adjustment', 'gift', now())`);
      expect(await credit(id, "first talk")).toBe(5);
      await earnBefore(id, { points: 90, days: 0, expiresIn: 300 });
      expect([await credit(id, "second talk"), await credit(id, "third talk")]).toEqual([5, 0]);
    });

    test("refuses a negative balance in the database", async () => {
      const { id } = await createUser();
      const spending = { userId: id, redemptionId: "r", points: 1, note: "" };
      await expect(transaction((tx) => spendPoints(tx, spending))).rejects.toThrow(/not_negative/);
      expect(await db.rewardEntry.count({ where: { userId: id } })).toBe(0);
    });

    test("spends the oldest points first and writes off expired ones", async () => {
      const { id } = await createUser();
      await earnBefore(id, { points: 100, days: 400, expiresIn: -30 });
      await earnBefore(id, { points: 60, days: 100, expiresIn: 10 });
      await earnBefore(id, { points: 40, days: 20, expiresIn: 300 });
      expect(await readAccount(id, 30)).toMatchObject({ balance: 100, expiringSoon: 60, earnedToday: 0 });
      expect(await spend(id, "first", 50)).toBe(true);
      expect(await readAccount(id, 30)).toMatchObject({ balance: 50, expiringSoon: 10 });
      expect(await balances(id)).toEqual({ kept: 50, sum: 50 });
      expect(await spend(id, "second", 51)).toBe(false);
    });

    test("refunds points once, with the dates of the spent ones", async () => {
      const { id } = await createUser();
      await earnBefore(id, { points: 50, days: 50, expiresIn: 100 });
      await earnBefore(id, { points: 50, days: 40, expiresIn: 200 });
      await earnBefore(id, { points: 50, days: 30, expiresIn: 300 });
      const spending = { userId: id, redemptionId: "gift", points: 80, note: "Gift" };
      await spend(id, "gift", 80);
      await inParallel(3, () => transaction((tx) => refundPoints(tx, spending)));
      const [refund] = await db.rewardEntry.findMany({ where: { userId: id, reason: "refund" } });
      const days = (Number(refund?.expiresAt) - Date.now()) / 86_400_000;
      expect([refund?.points, Math.round(days)]).toEqual([80, 200]);
      expect(await balances(id)).toEqual({ kept: 150, sum: 150 });
    });
  });

  test("credits points by the settings, up to their daily limit", async () => {
    const { id } = await createUser();
    const set = (key: string, value: string) =>
      db.siteSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    try {
      await set("points_quick_answer", "30");
      await set("points_a_day", "40");
      await set("points_months", "2");
      expect([await credit(id, "one"), await credit(id, "two"), await credit(id, "three")]).toEqual([
        30, 10, 0,
      ]);
      const referral = transaction((tx) =>
        creditPoints(tx, { userId: id, reason: "referral", source: "friend", whole: true }),
      );
      expect(await referral).toBe(0);
      const [entry] = await rows<{ days: number }>(sql`
      SELECT extract(day FROM max(expires_at) - now())::int AS days FROM reward_entries WHERE user_id = ${id}::uuid`);
      expect(entry?.days).toBeGreaterThanOrEqual(58);
      expect(entry?.days).toBeLessThanOrEqual(62);

      const { id: friendly } = await createUser();
      const whole = await transaction((tx) =>
        creditPoints(tx, { userId: friendly, reason: "referral", source: "friend", whole: true }),
      );
      expect(whole).toBe(40);
    } finally {
      await db.siteSetting.deleteMany();
    }
  });
});
