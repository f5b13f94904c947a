import * as conversations from "@/app/api/conversations/route";
import * as profile from "@/app/api/profile/route";
import { openPart } from "@/lib/notifications/mail/mail.queries";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  agree,
  askForViewing,
  atDesk,
  completeDeal,
  stepOffer,
  makeOffer,
  createConversations,
  stepViewing,
  showDeal,
} from "@/prisma/test/deals";
import { waitForBlocked } from "@/prisma/test/locks";
import { goodPassword } from "@/prisma/test/people";
import { thread, write } from "@/prisma/test/conversations";
import { endOffers, endViewings } from "./ending.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const chairs = (stock: number) => ({ details: { condition: "new", pickup: true, stock } });
const home = {
  category: "realestate",
  propertyType: "condo",
  listingType: "sale",
  state: "TX",
} as const;

async function itemOf(id: string): Promise<[string, unknown]> {
  const { status, details } = await db.listing.findUniqueOrThrow({ where: { id } });
  return [status, (details as { stock?: number }).stock];
}

async function lastLine(browser: Parameters<typeof thread>[0], id: string) {
  const [line] = (await thread(browser, id)).items;
  return [line?.senderId ?? null, line?.text];
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const mailsOf = async (userId: string) =>
  (await db.mail.findMany({ where: { userId, template: "deal" } })).map(({ subject }) => subject);

test("requires the end of a deal before another offer", async () => {
  const { vendor, listingId, first } = await createConversations(chairs(5));
  const { buyer, id } = first;
  await agree(buyer, vendor, id, { amount: 90, quantity: 3 });
  expect((await showDeal(buyer, id)).canOffer).toBe(false);
  const second = await makeOffer(buyer, id, { amount: 30 });
  expect([second.status, second.body.error]).toEqual([
    409,
    "You already have a deal here. Complete it or call it off to make another offer.",
  ]);
  expect((await completeDeal(vendor, id)).status).toBe(200);
  expect(await showDeal(buyer, id)).toMatchObject({ canOffer: true, closedAt: expect.any(String) });
  await makeOffer(buyer, id, { amount: 60, quantity: 2 });
  expect(await showDeal(vendor, id)).toMatchObject({ closedAt: null, offer: { status: "open" } });
  expect((await stepOffer(vendor, id, "accept")).status).toBe(200);
  expect(await itemOf(listingId)).toEqual(["reserved", 2]);
  expect(await showDeal(vendor, id)).toMatchObject({ canComplete: true, offer: { actions: ["call_off"] } });
  expect((await stepOffer(buyer, id, "call_off")).status).toBe(200);
  expect(await itemOf(listingId)).toEqual(["approved", 2]);
  expect((await showDeal(buyer, id)).canReview).toBe(true);
});

test("ends the deal of an item released at the desk before it is reserved or sold again", async () => {
  const { vendor, listingId, buyers } = await createConversations({}, 2);
  const [one, two] = [buyers[0]!, buyers[1]!];
  await agree(one.buyer, vendor, one.id);
  await atDesk(vendor, listingId, "release");
  await agree(two.buyer, vendor, two.id);
  const states = await db.offer.findMany({ where: { listingId }, orderBy: { createdAt: "asc" } });
  expect(states.map(({ status }) => status)).toEqual(["withdrawn", "accepted"]);
  await atDesk(vendor, listingId, "release");
  expect((await completeDeal(vendor, two.id)).status).toBe(409);
  expect((await itemOf(listingId))[0]).toBe("approved");
  expect((await showDeal(two.buyer, two.id)).offer?.status).toBe("withdrawn");
});

test("refuses offers and reservations for a sold-out item", async () => {
  const { vendor, listingId, buyers } = await createConversations(chairs(1), 2);
  const [one, two] = [buyers[0]!, buyers[1]!];
  await makeOffer(one.buyer, one.id);
  await db.listing.update({ where: { id: listingId }, data: { details: chairs(0).details } });
  const refused = await stepOffer(vendor, one.id, "accept");
  expect([refused.status, refused.body.error]).toEqual([409, "This is sold out right now."]);
  expect(await showDeal(two.buyer, two.id)).toMatchObject({ canOffer: false, stock: 0 });
  expect((await makeOffer(two.buyer, two.id)).body.error).toBe("This is sold out right now.");
  expect(await itemOf(listingId)).toEqual(["approved", 0]);
});

describe("a deal between people who cannot write to each other", () => {
  test.each([
    ["decline", "The offer of $80.00 was declined"],
    ["withdraw", "The offer of $80.00 was withdrawn"],
    ["call_off", "The deal at $80.00 was called off"],
  ] as const)("reports the end of an offer by a message from the site: %s", async (action, title) => {
    const { vendor, listingId, first } = await createConversations({});
    const { buyer, id } = first;
    await makeOffer(buyer, id);
    if (action === "call_off") await stepOffer(vendor, id, "accept");
    await db.block.create({ data: { blockerId: buyer.id, blockedId: vendor.id } });
    const actor = action === "withdraw" ? buyer : vendor;
    expect((await stepOffer(actor, id, action)).status).toBe(200);
    expect(await lastLine(buyer, id)).toEqual([null, `${title}.`]);
    expect((await itemOf(listingId))[0]).toBe("approved");
    const other = actor === buyer ? vendor : buyer;
    expect(await db.notification.count({ where: { userId: other.id, title } })).toBe(1);
    expect(await mailsOf(other.id)).toEqual([expect.stringContaining(`${title}: `)]);
  });

  test("allows a suspended vendor to complete it and to cancel a viewing", async () => {
    const { vendor, listingId, first } = await createConversations(home);
    const { buyer, id } = first;
    await askForViewing(buyer, id, inDays(3).toISOString());
    await agree(buyer, vendor, id);
    const suspend = { status: "suspended", decisionReason: "Two complaints." } as const;
    await db.vendor.update({ where: { id: vendor.vendorId }, data: suspend });
    expect((await write(vendor, id, "Hello")).status).toBe(403);
    expect((await stepViewing(vendor, id, "confirm")).status).toBe(409);
    expect((await stepViewing(vendor, id, "decline")).status).toBe(200);
    expect(await lastLine(buyer, id)).toEqual([
      null,
      expect.stringMatching(/^The viewing on .* was canceled\.$/),
    ]);
    expect((await completeDeal(vendor, id)).status).toBe(200);
    expect((await itemOf(listingId))[0]).toBe("paused");
    await db.vendor.update({ where: { id: vendor.vendorId }, data: { status: "approved" } });
    expect((await itemOf(listingId))[0]).toBe("sold");
  });
});

test("reports an offer that expires or ends with a sale in the thread, by bell, and by mail", async () => {
  const { vendor, listingId, buyers } = await createConversations({}, 2);
  const [one, two] = [buyers[0]!, buyers[1]!];
  await makeOffer(one.buyer, one.id);
  await makeOffer(two.buyer, two.id, { amount: 90 });
  await rows(sql`
    UPDATE offers SET created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour'
    WHERE conversation_id = ${one.id}::uuid`);
  await endOffers();
  await endOffers();
  expect(await lastLine(vendor, one.id)).toEqual([null, "The offer of $80.00 expired."]);
  expect(await mailsOf(one.buyer.id)).toEqual([expect.stringContaining("Your offer expired")]);
  expect(await mailsOf(vendor.id)).toEqual([expect.stringContaining("The offer you received expired")]);
  await atDesk(vendor, listingId, "sell");
  await endOffers();
  expect(await lastLine(vendor, two.id)).toEqual([
    null,
    "The offer of $90.00 ended because the listing is no longer available.",
  ]);
  expect(await mailsOf(two.buyer.id)).toEqual([expect.stringContaining("Your offer was declined")]);
  expect(await mailsOf(vendor.id)).toHaveLength(1);
});

test("accepts or expires an offer accepted while it expires", async () => {
  const { vendor, listingId, first } = await createConversations({});
  const { buyer, id } = first;
  await makeOffer(buyer, id);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((markLocked) => {
    holding = transaction(
      async (tx) => {
        await tx.rows(sql`SELECT 1 FROM listings WHERE id = ${listingId}::uuid FOR UPDATE`);
        markLocked();
        await released;
      },
      { slow: true },
    );
  });
  const accepting = stepOffer(vendor, id, "accept");
  await waitForBlocked();
  await rows(sql`
    UPDATE offers SET created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour'
    WHERE conversation_id = ${id}::uuid`);
  const ending = endOffers();
  await waitForBlocked(2);
  release();
  await Promise.all([holding, ending]);
  expect((await accepting).status).toBe(200);
  expect([(await showDeal(buyer, id)).offer?.status, (await itemOf(listingId))[0]]).toEqual([
    "accepted",
    "reserved",
  ]);
});

describe("a viewing", () => {
  function inTexas(moment: Date): string {
    const part = (options: Intl.DateTimeFormatOptions) =>
      moment.toLocaleString("en-US", { timeZone: "America/Chicago", ...options });
    const day = `${part({ weekday: "long" })}, ${part({ month: "long" })} ${part({ day: "numeric" })}`;
    const time = part({ hour: "numeric", minute: "2-digit" });
    return `${day} at ${time} ${part({ timeZoneName: "short" }).split(" ").at(-1)}`;
  }

  test("shows its time in the home’s zone in the thread, notification, and email", async () => {
    const { vendor, first } = await createConversations(home);
    const { buyer, id } = first;
    const [requested, suggested] = [inDays(2), inDays(3)];
    await askForViewing(buyer, id, requested.toISOString());
    const line = `Requested a viewing on ${inTexas(requested)}.`;
    expect((await lastLine(vendor, id))[1]).toBe(line);
    await stepViewing(vendor, id, "reschedule", { startsAt: suggested.toISOString() });
    const moved = `Suggested another time for the viewing: ${inTexas(suggested)}.`;
    expect(await db.notification.count({ where: { userId: buyer.id, body: moved } })).toBe(1);
    const mails = await db.mail.findMany({ where: { userId: { in: [buyer.id, vendor.id] } } });
    const texts = await Promise.all(mails.map(({ text }) => openPart(text)));
    for (const sentence of [line, moved]) expect(texts.some((text) => text?.includes(sentence))).toBe(true);
  });

  test("ends with the sale, notifies the other side, and can no longer be confirmed", async () => {
    const { vendor, listingId, first } = await createConversations(home);
    const { buyer, id } = first;
    await askForViewing(buyer, id, inDays(3).toISOString());
    await atDesk(vendor, listingId, "sell");
    expect((await showDeal(vendor, id)).viewing?.actions).toEqual(["decline"]);
    expect((await stepViewing(vendor, id, "confirm")).status).toBe(409);
    await endViewings();
    await endViewings();
    const line = expect.stringMatching(
      /^The viewing on .* was canceled because the listing is no longer available\.$/,
    );
    expect((await showDeal(buyer, id)).viewing?.status).toBe("declined");
    expect(await lastLine(buyer, id)).toEqual([null, line]);
    expect(await mailsOf(buyer.id)).toEqual([expect.stringMatching(/^Viewing canceled: [^.]+$/)]);
  });

  test("ends with the account of its requester, like an open offer, and notifies the vendor", async () => {
    const { vendor, first } = await createConversations(home);
    const { buyer, id } = first;
    await makeOffer(buyer, id);
    await askForViewing(buyer, id, inDays(3).toISOString());
    const closing = await buyer.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });
    expect(closing.status).toBe(200);
    expect(await showDeal(vendor, id)).toMatchObject({
      offer: { status: "withdrawn" },
      viewing: { status: "declined" },
    });
    expect(await mailsOf(vendor.id)).toEqual([
      expect.stringContaining("The offer of $80.00 was withdrawn: "),
      expect.stringMatching(/^Viewing canceled: /),
    ]);
  });
});

test("counts each message of a click toward the daily limit, except for ending a deal", async () => {
  const { vendor, listingId } = await createConversations(home, 0);
  const { buyers } = await createConversations(home, 1);
  const { buyer } = buyers[0]!;
  await db.user.update({ where: { id: buyer.id }, data: { emailVerifiedAt: null } });
  const post = (body: object) => buyer.post(conversations.POST, "/api/conversations", { body });
  const all = {
    listingId,
    text: "Hello",
    offer: { amount: 70 },
    viewing: { startsAt: inDays(2).toISOString() },
  };
  const first = await post(all);
  expect(first.status).toBe(201);
  const id = String(first.body.id);
  expect((await write(buyer, id, "And?")).status).toBe(429);
  await stepViewing(vendor, id, "reschedule", { startsAt: inDays(4).toISOString() });
  expect((await stepViewing(buyer, id, "accept")).status).toBe(429);
  expect((await stepOffer(buyer, id, "withdraw")).status).toBe(200);
  expect((await stepViewing(buyer, id, "decline")).status).toBe(200);
});
