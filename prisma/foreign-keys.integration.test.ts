import * as ads from "@/app/api/advertisements/route";
import * as blocks from "@/app/api/blocks/[userId]/route";
import * as favorites from "@/app/api/favorites/[id]/route";
import * as savedJobs from "@/app/api/saved-jobs/[id]/route";
import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as messages from "@/app/api/conversations/[id]/messages/route";
import * as caseStatements from "@/app/api/cases/[id]/statements/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import * as viewingCase from "@/app/api/viewings/[id]/case/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as viewings from "@/app/api/conversations/[id]/viewings/route";
import * as profile from "@/app/api/profile/route";
import * as business from "@/app/api/profile/business/route";
import * as redeeming from "@/app/api/rewards/redeem/route";
import * as subscription from "@/app/api/subscription/route";
import { db, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing } from "./factories";
import { daysFromNow } from "./factories/rows";
import type { Browser, Received } from "./test/browser";
import keys from "./test/foreign-keys.json";
import { postJob } from "./test/hiring";
import { create, inputs } from "./test/selling";
import { agree } from "./test/deals";
import { createPersonWithBrowser, start, createConversation, write } from "./test/conversations";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const unknown = "01890000-0000-7000-8000-00000000abcd";
const picture = `/images/${"0".repeat(32)}-640.webp`;

type Vendor = Awaited<ReturnType<typeof createPersonWithBrowser>>;
type People = { customer: Vendor; vendor: Vendor };

function post(browser: Browser, handler: RouteHandler, path: string, body: object = {}): Promise<Received> {
  return browser.post(handler, path, { params: { id: unknown, userId: unknown }, body });
}

async function redeem(vendor: Browser, kind: "listing_boost" | "ad_days", subject: object) {
  const { id: itemId } = await db.rewardItem.findFirstOrThrow({ where: { kind } });
  return post(vendor, redeeming.POST, "/api/rewards/redeem", { itemId, ...subject });
}

async function edit(vendor: Browser, field: string) {
  const { updatedAt } = (await vendor.get(business.GET, "/api/profile/business")).body;
  const body = { updatedAt, [field]: picture };
  return vendor.patch(business.PATCH, "/api/profile/business", { body });
}

const note = "I cooked for ten years and would like to cook for you.";

const named: Record<string, [status: number, (people: People) => Promise<Received>]> = {
  "advertisements.image_id": [
    422,
    ({ vendor }) =>
      post(vendor, ads.POST, "/api/advertisements", {
        ...{ title: "Sale", imageUrl: picture, linkUrl: "https://shop.example/sale", position: "top" },
        ...{ startsAt: daysFromNow(1).toISOString(), endsAt: daysFromNow(2).toISOString() },
      }),
  ],
  "blocks.blocked_id": [404, ({ customer }) => post(customer, blocks.POST, `/api/blocks/${unknown}`)],
  "buyer_ratings.deal_id": [
    404,
    ({ vendor }) => post(vendor, buyerRating.POST, `/api/offers/${unknown}/buyer-rating`, { rating: 4 }),
  ],
  "case_files.document_id": [
    422,
    async ({ customer, vendor }) => {
      const { id: listingId } = await createListing({ vendorId: vendor.vendorId });
      const id = String((await start(customer, { listingId })).body.id);
      await agree(customer, vendor, id);
      const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
      return customer.post(dealCase.POST, `/api/offers/${offerId}/case`, {
        params: { id: offerId },
        body: { reason: "no_show", text: "Nobody came.", documentIds: [unknown] },
      });
    },
  ],
  "case_statements.case_id": [
    404,
    ({ customer }) =>
      post(customer, caseStatements.POST, `/api/cases/${unknown}/statements`, { text: "Late." }),
  ],
  "deal_cases.deal_id": [
    404,
    ({ customer }) =>
      post(customer, dealCase.POST, `/api/offers/${unknown}/case`, { reason: "no_show", text: "Late." }),
  ],
  "deal_cases.viewing_id": [
    404,
    ({ customer }) =>
      post(customer, viewingCase.POST, `/api/viewings/${unknown}/case`, { reason: "no_show", text: "Late." }),
  ],
  "conversations.job_id": [404, ({ customer }) => start(customer, { jobId: unknown })],
  "conversations.listing_id": [404, ({ customer }) => start(customer, { listingId: unknown })],
  "conversations.vendor_id": [404, ({ customer }) => start(customer, { vendorId: unknown })],
  "favorites.listing_id": [
    404,
    ({ customer }) => post(customer, favorites.POST, `/api/favorites/${unknown}`),
  ],
  "saved_jobs.job_id": [404, ({ customer }) => post(customer, savedJobs.POST, `/api/saved-jobs/${unknown}`)],
  "job_answers.question_id": [
    409,
    async ({ customer }) => {
      const { id } = await createJob();
      const body = { note, answers: { [unknown]: "Yes" } };
      return customer.post(applications.POST, `/api/jobs/${id}/applications`, { params: { id }, body });
    },
  ],
  "job_applications.document_id": [
    422,
    async ({ customer }) => {
      const { id } = await createJob();
      const body = { note, resumeId: unknown };
      return customer.post(applications.POST, `/api/jobs/${id}/applications`, { params: { id }, body });
    },
  ],
  "job_applications.job_id": [
    404,
    ({ customer }) => post(customer, applications.POST, `/api/jobs/${unknown}/applications`, { note }),
  ],
  "jobs.logo_image_id": [422, ({ customer }) => postJob(customer, { logoUrl: picture })],
  "listing_images.image_id": [422, ({ vendor }) => create(vendor, { ...inputs.products, images: [unknown] })],
  "message_attachments.document_id": [
    422,
    async ({ customer }) => {
      const { id: listingId } = await createListing();
      const { body } = await start(customer, { listingId });
      const id = String(body.id);
      const files = { text: "", documentIds: [unknown] };
      return customer.post(messages.POST, `/api/conversations/${id}/messages`, {
        params: { id },
        body: files,
      });
    },
  ],
  "messages.conversation_id": [404, ({ customer }) => write(customer, unknown, "Hello")],
  "offers.conversation_id": [
    404,
    ({ customer }) => post(customer, offers.POST, `/api/conversations/${unknown}/offers`, { amount: 80 }),
  ],
  "review_photos.image_id": [
    422,
    async () => {
      const { customer, vendor, listingId: id, id: thread } = await createConversation();
      await write(vendor, thread, "Yes.");
      const body = { rating: 5, text: "Sturdy and just as described.", photos: [picture] };
      return customer.post(reviews.POST, `/api/listings/${id}/reviews`, { params: { id }, body });
    },
  ],
  "reviews.listing_id": [
    404,
    ({ customer }) =>
      post(customer, reviews.POST, `/api/listings/${unknown}/reviews`, { rating: 5, text: "Very sturdy." }),
  ],
  "reward_redemptions.advertisement_id": [
    404,
    ({ vendor }) => redeem(vendor, "ad_days", { advertisementId: unknown }),
  ],
  "reward_redemptions.item_id": [
    404,
    ({ vendor }) => post(vendor, redeeming.POST, "/api/rewards/redeem", { itemId: unknown }),
  ],
  "reward_redemptions.listing_id": [
    404,
    ({ vendor }) => redeem(vendor, "listing_boost", { listingId: unknown }),
  ],
  "subscriptions.plan_id": [
    422,
    ({ vendor }) =>
      post(vendor, subscription.POST, "/api/subscription", { action: "change", planId: "gold" }),
  ],
  "users.avatar_image_id": [
    422,
    ({ customer }) => customer.patch(profile.PATCH, "/api/profile", { body: { profilePicture: picture } }),
  ],
  "vendors.banner_image_id": [422, ({ vendor }) => edit(vendor, "bannerUrl")],
  "vendors.logo_image_id": [422, ({ vendor }) => edit(vendor, "logoUrl")],
  "viewings.conversation_id": [
    404,
    ({ customer }) =>
      post(customer, viewings.POST, `/api/conversations/${unknown}/viewings`, {
        startsAt: daysFromNow(2).toISOString(),
      }),
  ],
};

test("fills each foreign key from a validated request, the signed-in person, or a row that was read", async () => {
  const found = await rows<{ key: string }>(sql`
    SELECT c.conrelid::regclass || '.' || string_agg(a.attname, ',' ORDER BY k.place) AS key
    FROM pg_constraint c CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (attnum, place)
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace GROUP BY c.oid, c.conrelid`);
  const known = [...Object.keys(named), ...Object.values(keys).flat()];
  expect(found.map(({ key }) => key).toSorted()).toEqual(known.toSorted());
});

describe("a request that refers to something missing", () => {
  let people: People;
  beforeAll(async () => {
    people = {
      customer: await createPersonWithBrowser(),
      vendor: await createPersonWithBrowser({ vendorStatus: "approved" }),
    };
  });

  test.each(Object.entries(named))(
    "58: refuses the request before the foreign key %s does",
    async (_, [status, send]) => {
      const answer = await send(people);
      expect([answer.status, answer.body.error]).toEqual([status, expect.any(String)]);
      expect(answer.body.error).not.toBe("Something this refers to has changed.");
    },
  );
});
