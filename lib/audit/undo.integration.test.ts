import * as vendorDecision from "@/app/api/admin/vendors/[id]/[action]/route";
import * as adDecision from "@/app/api/admin/advertisements/[id]/[action]/route";
import * as reviewDecision from "@/app/api/admin/reviews/[id]/[action]/route";
import * as queue from "@/app/api/admin/pending-listings/route";
import { deliverDeferred } from "@/lib/notifications/notify/deferred.commands";
import { db } from "@/lib/server/db";
import { creditAuthor } from "@/lib/reviews/published.commands";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createReview } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { decideJob, postJob, createPoster } from "@/prisma/test/hiring";
import {
  create,
  decideOn,
  inputs,
  createLiveListing,
  createPendingListing,
  createShop,
  patch,
  type Seller,
} from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { undoDecision } from "@/prisma/test/undo";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});

const countNotices = async (userId: string) => ({
  bell: await db.notification.count({ where: { userId } }),
  mail: await db.mail.count({ where: { userId } }),
});
const auditOf = async (subjectId: string) =>
  (await db.auditEntry.findMany({ where: { subjectId }, orderBy: { createdAt: "asc" } })).map(
    ({ action, before, after }) => ({ action, before, after }),
  );

describe("a decision undone within 15 seconds", () => {
  test("returns a listing to the queue unchanged, and never notifies its vendor", async () => {
    const id = await createPendingListing(shop, "Undone approval");
    const former = await db.listing.findUniqueOrThrow({ where: { id } });
    const before = await countNotices(shop.person.id);
    await decideOn(admin, id, "approve");
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
    expect(await countNotices(shop.person.id)).toEqual(before);
    expect((await undoDecision(admin, "listing", id)).status).toBe(204);
    const now = await db.listing.findUniqueOrThrow({ where: { id } });
    expect({ ...now, version: 0, updatedAt: null }).toEqual({ ...former, version: 0, updatedAt: null });
    expect(await db.priceChange.count({ where: { listingId: id } })).toBe(0);
    await endUndoPeriods();
    expect(await countNotices(shop.person.id)).toEqual(before);
    const { body } = await admin.get(queue.GET, "/api/admin/pending-listings", {
      query: { search: "Undone approval" },
    });
    expect(body).toHaveLength(1);
    expect(await auditOf(id)).toMatchObject([
      { action: "listing.approve", before: { status: "pending" }, after: { status: "approved" } },
      { action: "listing.undo", before: { status: "approved" }, after: { status: "pending" } },
    ]);
    expect((await decideOn(admin, id, "reject", { reason: "Show a photo." })).status).toBe(200);
  });

  test("removes an edit from a live listing again, with its pictures", async () => {
    const live = await createLiveListing(shop, admin, { title: "Undone edit" });
    const pictures = await db.listingImage.findMany({
      where: { listingId: live.id },
      orderBy: { position: "asc" },
    });
    await patch(shop.browser, live.id, {
      version: live.version,
      title: "Undone edit, new name",
      images: [shop.images[2]],
    });
    await decideOn(admin, live.id, "approve");
    expect(await db.listing.findUniqueOrThrow({ where: { id: live.id } })).toMatchObject({
      title: "Undone edit, new name",
    });
    expect((await undoDecision(admin, "listing", live.id)).status).toBe(204);
    expect(await db.listing.findUniqueOrThrow({ where: { id: live.id } })).toMatchObject({
      title: "Undone edit",
    });
    expect(
      await db.listingImage.findMany({ where: { listingId: live.id }, orderBy: { position: "asc" } }),
    ).toEqual(pictures);
    expect(await db.listingRevision.findFirst({ where: { listingId: live.id } })).toMatchObject({
      status: "pending",
      decidedAt: null,
    });
    expect((await decideOn(admin, live.id, "approve")).status).toBe(200);
  });

  test("leaves no rejection that counts against the vendor", async () => {
    const { shop: fresh } = await createShop({ listings: 20, photos: 4 });
    async function submit(title: string): Promise<{ id: string; codes: string[] }> {
      const { body } = await create(fresh.browser, { ...inputs.products, title, submit: true });
      const { id, riskReasons } = await db.listing.findUniqueOrThrow({ where: { id: String(body.id) } });
      return { id, codes: (riskReasons as { code: string }[]).map(({ code }) => code) };
    }
    const { id } = await submit("Rejected by mistake");
    await decideOn(admin, id, "reject", { reason: "No." });
    expect((await undoDecision(admin, "listing", id)).status).toBe(204);
    expect((await submit("Sent in after the undo")).codes).not.toContain("rejections");
    await decideOn(admin, id, "reject", { reason: "No, after all." });
    expect((await submit("Sent in after the rejection")).codes).toContain("rejections");
  });

  test("works for jobs, vendors, and advertisements", async () => {
    const owner = await createPoster();
    const jobId = String((await postJob(owner.browser, { submit: true })).body.id);
    await decideJob(admin, jobId, "reject", { reason: "Name the company." });
    expect((await undoDecision(admin, "job", jobId)).status).toBe(204);
    expect(await db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
      status: "pending",
      decisionReason: null,
    });

    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    const vendorId = person.vendorId!;
    const params = { id: vendorId, action: "approve" };
    await admin.post(vendorDecision.POST, `/api/admin/vendors/${vendorId}/approve`, { params, body: {} });
    expect(await db.subscription.count({ where: { vendorId } })).toBe(1);
    expect((await undoDecision(admin, "vendor", vendorId)).status).toBe(204);
    expect(await db.vendor.findUniqueOrThrow({ where: { id: vendorId } })).toMatchObject({
      status: "pending",
      approvedAt: null,
    });
    expect(await db.subscription.count({ where: { vendorId } })).toBe(0);

    const ad = await createAdvertisement({ vendorId: shop.vendorId, status: "pending" });
    const adParams = { id: ad.id, action: "reject" };
    await admin.post(adDecision.POST, `/api/admin/advertisements/${ad.id}/reject`, {
      params: adParams,
      body: { reason: "Blurred." },
    });
    expect((await undoDecision(admin, "advertisement", ad.id)).status).toBe(204);
    expect(await db.advertisement.findUniqueOrThrow({ where: { id: ad.id } })).toMatchObject({
      status: "pending",
    });
    await endUndoPeriods();
    for (const userId of [owner.person.id, person.id])
      expect(await countNotices(userId)).toMatchObject({ bell: 0 });
  });
});

describe("an undone decision on a review", () => {
  const decideReview = (id: string, action: string, body: object = {}) =>
    admin.post(reviewDecision.POST, `/api/admin/reviews/${id}/${action}`, { params: { id, action }, body });

  test("returns the review from published to the queue: no stars, no points, and no notification", async () => {
    const { id, authorId, listingId } = await createReview({ status: "pending" });
    const former = await db.review.findUniqueOrThrow({ where: { id } });
    expect((await decideReview(id, "publish")).status).toBe(200);
    expect(await db.listing.findUniqueOrThrow({ where: { id: listingId } })).toMatchObject({
      reviewCount: 1,
    });
    expect((await undoDecision(admin, "review", id)).status).toBe(204);
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toEqual({
      ...former,
      updatedAt: expect.any(Date),
    });
    expect(await db.listing.findUniqueOrThrow({ where: { id: listingId } })).toMatchObject({
      reviewCount: 0,
    });
    await endUndoPeriods();
    await creditAuthor(id);
    expect(await countNotices(authorId)).toEqual({ bell: 0, mail: 0 });
    expect(await db.rewardEntry.count({ where: { userId: authorId } })).toBe(0);
    expect(await auditOf(id)).toMatchObject([
      { action: "review.publish", before: { status: "pending" }, after: { status: "published" } },
      { action: "review.undo", before: { status: "published" }, after: { status: "pending" } },
    ]);

    await decideReview(id, "publish");
    await creditAuthor(id);
    expect(await db.rewardEntry.count({ where: { userId: authorId } })).toBe(0);
    await endUndoPeriods();
    await creditAuthor(id);
    expect(await countNotices(authorId)).toEqual({ bell: 1, mail: 1 });
    expect(await db.rewardEntry.count({ where: { userId: authorId, reason: "review" } })).toBe(1);
  });

  test("returns the review from rejected, but not once it was taken down", async () => {
    const { id, authorId } = await createReview({ status: "pending" });
    await decideReview(id, "reject", { reason: "It names a person." });
    expect((await undoDecision(admin, "review", id)).status).toBe(204);
    await endUndoPeriods();
    expect(await countNotices(authorId)).toEqual({ bell: 0, mail: 0 });
    const { id: published } = await createReview();
    await decideReview(published, "hide", { reason: "It names a person." });
    expect((await undoDecision(admin, "review", published)).status).toBe(409);
  });
});

test("delivers a decision whose notice is cut at an emoji", async () => {
  const [cut, rest] = ["x".repeat(99), " lamp"];
  const id = await createPendingListing(shop, `${cut}😀${rest}`);
  const before = await countNotices(shop.person.id);
  await decideOn(admin, id, "reject", { reason: `${"r".repeat(499)}😀 and more.` });
  await endUndoPeriods();
  expect(await countNotices(shop.person.id)).toEqual({ bell: before.bell + 1, mail: before.mail + 1 });
  const notice = await db.notification.findFirstOrThrow({
    where: { userId: shop.person.id },
    orderBy: { createdAt: "desc" },
    select: { title: true, body: true },
  });
  expect(notice.title.startsWith(`“${cut}😀”`)).toBe(true);
  expect(notice.body).toBe(`${"r".repeat(499)}😀`);
});

describe("an undo", () => {
  test("refuses the undo once the notice is on its way, a second time, for another admin, and for a non-admin", async () => {
    const id = await createPendingListing(shop, "Too late");
    await decideOn(admin, id, "request-changes", { reason: "Say how large it is." });
    const other = (await createSignedInPerson({ role: "admin" })).browser;
    expect((await undoDecision(other, "listing", id)).status).toBe(409);
    expect((await undoDecision(shop.browser, "listing", id)).status).toBe(403);
    const before = await countNotices(shop.person.id);
    await deliverDeferred();
    expect(await countNotices(shop.person.id)).toEqual(before);
    await endUndoPeriods();
    await deliverDeferred();
    expect(await countNotices(shop.person.id)).toEqual({ bell: before.bell + 1, mail: before.mail + 1 });
    const late = await undoDecision(admin, "listing", id);
    expect([late.status, late.body.error]).toEqual([
      409,
      "It’s too late to undo this. They’ve been notified.",
    ]);
    const next = await createPendingListing(shop, "Once only");
    await decideOn(admin, next, "approve");
    expect((await undoDecision(admin, "listing", next)).status).toBe(204);
    expect((await undoDecision(admin, "listing", next)).status).toBe(409);
  });

  test("refuses the undo of a subject that has changed since, so the vendor’s work isn’t lost", async () => {
    const id = await createPendingListing(shop, "Worked on");
    await decideOn(admin, id, "request-changes", { reason: "Say how large it is." });
    const { version } = await db.listing.findUniqueOrThrow({ where: { id } });
    expect((await patch(shop.browser, id, { version, title: "Worked on, 12 inches" })).status).toBe(200);
    const answer = await undoDecision(admin, "listing", id);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      "This has changed since your decision, so it can’t be undone.",
    ]);
    expect(await db.listing.findUniqueOrThrow({ where: { id } })).toMatchObject({
      title: "Worked on, 12 inches",
      status: "changes_requested",
    });
  });

  test("succeeds once when sent several times at once", async () => {
    const id = await createPendingListing(shop, "Raced");
    await decideOn(admin, id, "approve");
    const answers = await Promise.all([
      undoDecision(admin, "listing", id),
      undoDecision(admin, "listing", id),
      undoDecision(admin, "listing", id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("pending");
  });
});
