import { settledSeconds } from "@/lib/audit/undo.rules";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createUser } from "@/prisma/factories";
import { readMails } from "@/prisma/test/mails";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { sendFavoriteAlerts } from "./alerts.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function save(listingId: string, priceCents: number, user: Parameters<typeof createUser>[0] = {}) {
  const person = await createUser({ emailVerifiedAt: new Date(), ...user });
  await db.favorite.create({ data: { userId: person.id, listingId, priceCents } });
  return person;
}

async function reprice(id: string, priceCents: number): Promise<void> {
  await db.listing.update({ where: { id }, data: { priceCents } });
  await sendFavoriteAlerts();
}

const titlesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } })).map(
    ({ body }) => body,
  );
const mailsOf = (userId: string) => db.mail.count({ where: { userId } });

describe("alerts about favorites", () => {
  test("reports a price below the saved one and all reported ones, once each, by bell and mail", async () => {
    const { id } = await createListing({ title: "Walnut desk", priceCents: 50_000n });
    const person = await save(id, 50_000);
    await reprice(id, 45_050);
    await Promise.all([sendFavoriteAlerts(), sendFavoriteAlerts()]);
    expect(await titlesOf(person.id)).toEqual(["It’s now $450.50, $49.50 less than when you saved it."]);
    await reprice(id, 55_000);
    await reprice(id, 48_000);
    await reprice(id, 45_050);
    expect(await mailsOf(person.id)).toBe(1);
    await reprice(id, 40_000);
    expect([(await titlesOf(person.id)).length, await mailsOf(person.id)]).toEqual([2, 2]);
    await sendDueMail();
    const mails = readMails(person.email);
    expect(mails[0]?.subject).toBe("Price drop: Walnut desk");
    expect(mails[0]?.text).toMatch(/\/unsubscribe\?token=/);
    expect(await rows(sql`SELECT 1 FROM favorite_changes WHERE listing_id = ${id}::uuid`)).toEqual([]);
  });

  test("ignores a price that is changed back before it settles", async () => {
    const { id } = await createListing({ priceCents: 50_000n });
    const person = await save(id, 50_000);
    await db.listing.update({ where: { id }, data: { priceCents: 5_000n } });
    await sendFavoriteAlerts(settledSeconds);
    await reprice(id, 50_000);
    expect(await titlesOf(person.id)).toEqual([]);
    await db.listing.update({ where: { id }, data: { priceCents: 40_000n } });
    await rows(
      sql`UPDATE favorite_changes SET created_at = now() - interval '1 minute' WHERE listing_id = ${id}::uuid`,
    );
    await sendFavoriteAlerts(settledSeconds);
    expect(await titlesOf(person.id)).toHaveLength(1);
  });

  test("reports a sale once, but not to the buyer or the vendor", async () => {
    const listing = await createListing({ priceCents: 50_000n });
    const { id } = listing;
    const [person, buyer] = [await save(id, 50_000), await save(id, 50_000)];
    const { userId: ownerId } = await db.vendor.findUniqueOrThrow({ where: { id: listing.vendorId } });
    await db.favorite.create({ data: { userId: ownerId, listingId: id, priceCents: 50_000n } });
    const conversation = await db.conversation.create({
      data: { listingId: id, starterId: buyer.id, ownerId },
    });
    await db.offer.create({
      data: {
        conversationId: conversation.id,
        listingId: id,
        proposedById: buyer.id,
        amountCents: 1000n,
        status: "accepted",
        decidedAt: new Date(),
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    for (const status of ["sold", "approved", "sold"] as const) {
      await db.listing.update({ where: { id }, data: { status } });
      await sendFavoriteAlerts();
    }
    expect(await titlesOf(person.id)).toHaveLength(1);
    expect([await mailsOf(person.id), await titlesOf(buyer.id), await titlesOf(ownerId)]).toEqual([
      1,
      [],
      [],
    ]);
  });

  test("follows the preferences of each person, and mails alerts only to confirmed addresses", async () => {
    const { id } = await createListing({ priceCents: 50_000n });
    const unconfirmed = await save(id, 50_000, { emailVerifiedAt: null });
    const quiet = await save(id, 50_000);
    const type = "price_drop" as const;
    await db.notificationPreference.create({ data: { userId: quiet.id, type, site: true, email: false } });
    await reprice(id, 40_000);
    expect([(await titlesOf(unconfirmed.id)).length, await mailsOf(unconfirmed.id)]).toEqual([1, 0]);
    expect([(await titlesOf(quiet.id)).length, await mailsOf(quiet.id)]).toEqual([1, 0]);
  });

  test("reaches everyone else once if one person's row fails, and that person with the next change", async () => {
    const { id } = await createListing({ priceCents: 50_000n });
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await save(id, 50_000));
    people.sort((a, b) => (a.id < b.id ? -1 : 1));
    const [bad, ...others] = [people[2]!, people[0]!, people[1]!, people[3]!, people[4]!];
    const counts = () =>
      Promise.all(
        others.map(async ({ id: userId }) => [(await titlesOf(userId)).length, await mailsOf(userId)]),
      );
    await withRejectedRows({ table: "notifications", userId: bad.id }, () => reprice(id, 40_000));
    await sendFavoriteAlerts();
    expect([await counts(), await titlesOf(bad.id)]).toEqual([others.map(() => [1, 1]), []]);
    expect(await rows(sql`SELECT 1 FROM favorite_changes WHERE listing_id = ${id}::uuid`)).toEqual([]);
    await reprice(id, 30_000);
    expect([await counts(), await titlesOf(bad.id)]).toEqual([
      others.map(() => [2, 2]),
      ["It’s now $300.00, $200.00 less than when you saved it."],
    ]);
  });

  test("reaches everyone who saved a listing, in bounded batches by the index", async () => {
    const { id } = await createListing({ priceCents: 50_000n });
    const people = 450;
    await rows(sql`
      WITH made AS (
        INSERT INTO users (id, username, email, password_hash, first_name, last_name, updated_at)
        SELECT gen_random_uuid(), 'saver' || n, 'saver' || n || '@example.com', 'x', 'Sam', 'Saver', now()
        FROM generate_series(1, ${people}::int) n RETURNING id)
      INSERT INTO favorites (user_id, listing_id, price_cents) SELECT id, ${id}::uuid, 50000 FROM made`);
    await db.listing.update({ where: { id }, data: { priceCents: 40_000n } });
    await Promise.all([sendFavoriteAlerts(), sendFavoriteAlerts()]);
    await sendFavoriteAlerts();
    expect(await db.notification.count({ where: { href: `/listings/${id}` } })).toBe(people);
    await rows(sql`ANALYZE favorites`);
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(
        `EXPLAIN SELECT user_id FROM favorites WHERE listing_id = '${id}' AND user_id > '${id}' ORDER BY user_id LIMIT 200`,
      );
    });
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
    expect(text).toContain("favorites_listing_id_user_id_idx");
    expect(text).not.toContain("Sort");
  });
});
