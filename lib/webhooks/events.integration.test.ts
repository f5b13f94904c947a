import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as reviewDecision from "@/app/api/admin/reviews/[id]/[action]/route";
import { recordBusinessEvents } from "@/lib/events/business.rows";
import { deliverDeferred } from "@/lib/notifications/notify/deferred.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing, createReview } from "@/prisma/factories";
import { stepOffer, makeOffer } from "@/prisma/test/deals";
import { decideOn } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createPersonWithBrowser, start, write } from "@/prisma/test/conversations";
import { receiveWebhooks } from "@/prisma/test/webhook-receiver";
import { createVendorWithWebhook } from "@/prisma/test/webhooks";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const receiver = receiveWebhooks();

async function eventsOf(endpointId: string) {
  const found = await db.webhookDelivery.findMany({
    where: { endpointId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { type: true, data: true },
  });
  return found.map(({ type, data }) => [type, data]);
}

async function endWaiting(): Promise<void> {
  await rows(sql`UPDATE held_notices SET due_at = now()`);
  await deliverDeferred();
}

async function business() {
  const { person, browser, endpointId } = await createVendorWithWebhook(receiver.address());
  return {
    person,
    browser,
    endpointId,
    vendorId: person.vendorId ?? "",
    vendor: { ...browser, id: person.id },
  };
}

describe("events of a business", () => {
  test("names a message each, without its text", async () => {
    const { endpointId, vendorId } = await business();
    const buyer = await createPersonWithBrowser();
    const { id: listingId } = await createListing({ vendorId });
    const conversationId = String((await start(buyer, { listingId }, "My secret wish")).body.id);
    await write(buyer, conversationId, "And another");
    const messages = await db.message.findMany({ where: { conversationId }, orderBy: { createdAt: "asc" } });
    expect(await eventsOf(endpointId)).toEqual(
      messages.map(({ id: messageId }) => ["message.received", { conversationId, messageId }]),
    );
  });

  test("omits the business’s own messages", async () => {
    const { endpointId, vendorId, vendor } = await business();
    const buyer = await createPersonWithBrowser();
    const { id: listingId } = await createListing({ vendorId });
    const conversationId = String((await start(buyer, { listingId })).body.id);
    await write(vendor, conversationId, "Yes, it is");
    expect(await eventsOf(endpointId)).toHaveLength(1);
  });

  test("names offers and the resulting deals", async () => {
    const { endpointId, vendorId, vendor } = await business();
    const buyer = await createPersonWithBrowser();
    const { id: listingId } = await createListing({ vendorId });
    const conversationId = String((await start(buyer, { listingId })).body.id);
    await makeOffer(buyer, conversationId);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId } });
    expect((await eventsOf(endpointId)).at(-1)).toEqual(["offer.updated", { conversationId, offerId }]);
    expect((await makeOffer(vendor, conversationId, { amount: 90 })).status).toBe(201);
    expect((await stepOffer(buyer, conversationId, "accept")).status).toBe(200);
    const { id: agreed } = await db.offer.findFirstOrThrow({ where: { conversationId, status: "accepted" } });
    expect((await eventsOf(endpointId)).at(-1)).toEqual([
      "deal.updated",
      { conversationId, offerId: agreed },
    ]);
  });

  test("names the decision on a listing once it can’t be undone", async () => {
    const { endpointId, vendorId } = await business();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { id: listingId } = await createListing({ vendorId, status: "pending", submittedAt: new Date() });
    expect((await decideOn(admin, listingId, "approve")).status).toBe(200);
    expect(await eventsOf(endpointId)).toEqual([]);
    await endWaiting();
    expect(await eventsOf(endpointId)).toEqual([["listing.decided", { listingId, decision: "approved" }]]);
  });

  test("names a review when it is published", async () => {
    const { endpointId, vendorId } = await business();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { id: listingId } = await createListing({ vendorId });
    const { id } = await createReview({ status: "pending", listingId, vendorId });
    const params = { id, action: "publish" };
    const { status } = await admin.post(reviewDecision.POST, `/api/admin/reviews/${id}/publish`, {
      params,
      body: {},
    });
    expect(status).toBe(200);
    await endWaiting();
    expect(await eventsOf(endpointId)).toEqual([["review.published", { reviewId: id, listingId }]]);
  });

  test("names an application", async () => {
    const { endpointId, person } = await business();
    const applicant = await createPersonWithBrowser();
    const { id } = await createJob({ posterId: person.id });
    const body = { note: "I cooked for ten years and would like to cook for you." };
    await applicant.post(applications.POST, `/api/jobs/${id}/applications`, { params: { id }, body });
    const { id: applicationId } = await db.jobApplication.findFirstOrThrow({ where: { jobId: id } });
    expect(await eventsOf(endpointId)).toEqual([["application.received", { applicationId, jobId: id }]]);
  });
});

describe("an event", () => {
  const event = { type: "review.published", data: { reviewId: "1", listingId: "2" } } as const;
  const recordEvent = (userId: string) => transaction((tx) => recordBusinessEvents(tx, [{ userId, event }]));

  test("creates the event with its cause or not at all", async () => {
    const { endpointId, person } = await business();
    const failing = transaction(async (tx) => {
      await notify(tx, { userId: person.id, type: "review", title: "New", body: "", href: "/", event });
      throw new Error("later");
    });
    await expect(failing).rejects.toThrow("later");
    expect(await eventsOf(endpointId)).toEqual([]);
    expect(
      await rows(sql`SELECT 1 FROM pgboss.job WHERE data ->> 'deliveryId' IN (
      SELECT id::text FROM webhook_deliveries WHERE endpoint_id = ${endpointId}::uuid)`),
    ).toEqual([]);
  });

  test("goes only to enabled addresses that subscribed to it", async () => {
    const { person, endpointId } = await createVendorWithWebhook(receiver.address(), ["message.received"]);
    await recordEvent(person.id);
    expect(await eventsOf(endpointId)).toEqual([]);
    await rows(sql`
      UPDATE webhook_endpoints SET events = '{review.published}', disabled_at = now(), disabled_reason = 'owner'
      WHERE id = ${endpointId}::uuid`);
    await recordEvent(person.id);
    expect(await eventsOf(endpointId)).toEqual([]);
    await rows(sql`
      UPDATE webhook_endpoints SET disabled_at = NULL, disabled_reason = NULL WHERE id = ${endpointId}::uuid`);
    await recordEvent(person.id);
    expect(await eventsOf(endpointId)).toEqual([["review.published", event.data]]);
  });

  test("reaches only approved businesses", async () => {
    const { person, endpointId, vendorId } = await business();
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Spam' WHERE id = ${vendorId}::uuid`,
    );
    await recordEvent(person.id);
    expect(await eventsOf(endpointId)).toEqual([]);
  });
});
