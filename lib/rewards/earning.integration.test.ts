import * as confirm from "@/app/api/profile/email/confirm/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import * as rewards from "@/app/api/rewards/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { createEmailLink } from "@/lib/auth/credentials/email.rows";
import { stopQueue } from "@/lib/server/workers";
import { createImage, createListing, createReview } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { goodPassword } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import { somebody, start, talk, write } from "@/prisma/test/talks";
import type { RewardsDto } from "./contract";
import { creditReview } from "./earning.rows";
import { keepAccounts } from "./upkeep.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function show(browser: Browser): Promise<RewardsDto> {
  return (await browser.get(rewards.GET, "/api/rewards")).body as unknown as RewardsDto;
}

const pointsOf = (userId: string) =>
  db.rewardEntry.findMany({
    where: { userId },
    select: { reason: true, points: true },
    orderBy: { createdAt: "asc" },
  });

/** Follows the link of the welcome mail. */
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

test("a complete profile earns 50 points once: photo, phone number and confirmed email address", async () => {
  const { person, browser } = await newcomer();
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

test("an inquiry that is answered within 24 hours earns 5 points, one that waited longer none", async () => {
  const { customer: asker, vendor, id } = await talk();
  await write(vendor, id, "It is.");
  await write(vendor, id, "Come by.");
  expect(await pointsOf(vendor.id)).toEqual([{ reason: "quick_answer", points: 5 }]);
  // Once for each person, and only for those whose email is confirmed.
  const again = String((await start(asker, { vendorId: vendor.vendorId })).body.id);
  await write(vendor, again, "Sure.");
  const { browser: unconfirmed } = await newcomer();
  const fresh = String((await start(unconfirmed, { vendorId: vendor.vendorId })).body.id);
  await write(vendor, fresh, "Sure.");
  expect(await pointsOf(vendor.id)).toHaveLength(1);
  const customer = await somebody();
  const late = String((await start(customer, { vendorId: vendor.vendorId })).body.id);
  await rows(sql`UPDATE conversations SET created_at = now() - interval '25 hours' WHERE id = ${late}::uuid`);
  await write(vendor, late, "Sorry for the wait.");
  expect(await pointsOf(vendor.id)).toHaveLength(1);
  expect(await pointsOf(customer.id)).toEqual([]);
});

describe("an invitation", () => {
  test("earns 100 points when the friend confirmed the email and has a review published", async () => {
    const inviter = await somebody();
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

  test("waits for a confirmed inviter and a day with room, and counts no review of the inviter's own business", async () => {
    const { person: inviter, browser } = await newcomer({ vendorStatus: "approved" });
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
    await keepAccounts();
    expect(await pointsOf(inviter.id)).toEqual([{ reason: "referral", points: 100 }]);
  });

  test("with an unknown code is an ordinary registration", async () => {
    const friend = await join("nobodyhasthis");
    expect(await db.user.findUnique({ where: { id: friend } })).toMatchObject({ referredById: null });
    expect((await db.user.findUnique({ where: { id: friend } }))?.referralCode).toMatch(/^[0-9a-f]{12}$/);
  });
});
