import * as vendorDecision from "@/app/api/admin/vendors/[id]/[action]/route";
import * as favorites from "@/app/api/favorites/[id]/route";
import * as savedJob from "@/app/api/saved-jobs/[id]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { makeOffer } from "@/prisma/test/deals";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { decideJob, postJob, createPoster } from "@/prisma/test/hiring";
import {
  decideOn,
  createLiveListing,
  createPendingListing,
  createShop,
  patch,
  type Seller,
} from "@/prisma/test/selling";
import { fakeDate } from "@/prisma/test/fixed-date";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { changePlan } from "@/prisma/test/subscribed-vendor";
import { undoDecision } from "@/prisma/test/undo";
import { createPersonWithBrowser, start } from "@/prisma/test/conversations";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});

const favorite = (browser: Browser, id: string) =>
  browser.post(favorites.POST, `/api/favorites/${id}`, { params: { id } });

describe("undoing an approval", () => {
  test.each([
    ["saved it", (buyer: Browser, id: string) => favorite(buyer, id)],
    ["wrote about it", (buyer: Browser, listingId: string) => start(buyer, { listingId })],
    [
      "made an offer",
      async (buyer: Browser, listingId: string) => {
        const { body } = await start(buyer, { listingId });
        return makeOffer(buyer, String(body.id));
      },
    ],
  ])("refuses the undo once a user %s after the approval", async (_, use) => {
    const id = await createPendingListing(shop, "In use");
    await decideOn(admin, id, "approve");
    expect((await use(await createPersonWithBrowser(), id)).status).toBeLessThan(300);
    const answer = await undoDecision(admin, "listing", id);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      "Someone already wrote about this, saved it, or made an offer, so the approval can’t be undone. You can still remove it.",
    ]);
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
    await endUndoPeriods();
  });

  test("refuses the undo once a user responded to an approved edit, job, or vendor", async () => {
    const buyer = await createPersonWithBrowser();
    const live = await createLiveListing(shop, admin, { title: "Edited and saved" });
    await endUndoPeriods();
    await patch(shop.browser, live.id, { version: live.version, title: "Edited, then saved" });
    await decideOn(admin, live.id, "approve");
    await favorite(buyer, live.id);
    expect((await undoDecision(admin, "listing", live.id)).status).toBe(409);

    const owner = await createPoster();
    const jobId = String((await postJob(owner.browser, { submit: true })).body.id);
    await decideJob(admin, jobId, "approve");
    expect((await start(buyer, { jobId })).status).toBe(201);
    expect((await undoDecision(admin, "job", jobId)).status).toBe(409);

    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    const vendorId = person.vendorId!;
    const params = { id: vendorId, action: "approve" };
    await admin.post(vendorDecision.POST, `/api/admin/vendors/${vendorId}/approve`, { params, body: {} });
    expect((await start(buyer, { vendorId })).status).toBe(201);
    expect((await undoDecision(admin, "vendor", vendorId)).status).toBe(409);
  });

  test("refuses the undo for a job once a user saved it", async () => {
    const owner = await createPoster();
    const id = String((await postJob(owner.browser, { submit: true })).body.id);
    await decideJob(admin, id, "approve");
    const person = await createPersonWithBrowser();
    const saved = await person.post(savedJob.POST, `/api/saved-jobs/${id}`, { params: { id } });
    expect(saved.status).toBe(200);
    expect((await undoDecision(admin, "job", id)).status).toBe(409);
  });

  test("refuses the undo once the vendor ordered a plan", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending" });
    const id = person.vendorId!;
    const params = { id, action: "approve" };
    await admin.post(vendorDecision.POST, `/api/admin/vendors/${id}/approve`, { params, body: {} });
    expect((await changePlan(browser, "business")).status).toBe(200);
    const answer = await undoDecision(admin, "vendor", id);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      "Someone already wrote to this vendor, or they ordered a plan, so the approval can’t be undone. You can still suspend them.",
    ]);
  });

  test("stays possible for a rejection, whatever was written since", async () => {
    const live = await createLiveListing(shop, admin, { title: "Kept online" });
    await patch(shop.browser, live.id, { version: live.version, title: "Rejected edit" });
    await decideOn(admin, live.id, "reject", { reason: "No." });
    await favorite(await createPersonWithBrowser(), live.id);
    expect((await undoDecision(admin, "listing", live.id)).status).toBe(204);
  });

  test.each([-3_600_000, 3_600_000])(
    "follows the database's clock when the app's clock is %d ms off",
    async (ms) => {
      const id = await createPendingListing(shop, "Another clock");
      fakeDate(Date.now() + ms);
      const decided = await decideOn(admin, id, "approve");
      jest.useRealTimers();
      expect(decided.status).toBe(200);
      expect((await undoDecision(admin, "listing", id)).status).toBe(204);
      const { dueAt, createdAt } = await db.undo.findFirstOrThrow({ where: { subjectId: id } });
      expect(Math.round((dueAt.getTime() - createdAt.getTime()) / 1000)).toBe(15);
    },
  );
});
