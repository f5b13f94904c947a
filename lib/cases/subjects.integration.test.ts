import * as queue from "@/app/api/admin/cases/route";
import * as one from "@/app/api/cases/[id]/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import * as viewingCase from "@/app/api/viewings/[id]/case/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import {
  agree,
  askForViewing,
  createConversations,
  showDeal,
  stepOffer,
  stepViewing,
} from "@/prisma/test/deals";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const problem = { reason: "no_show", text: "Nobody came." };

function openOnViewing(browser: Browser, id: string) {
  return browser.post(viewingCase.POST, `/api/viewings/${id}/case`, { params: { id }, body: problem });
}

async function confirmed() {
  const { vendor, first } = await createConversations({ category: "realestate", title: "Elm cottage" });
  const { buyer, id } = first;
  await askForViewing(buyer, id, daysFromNow(2).toISOString());
  await stepViewing(vendor, id, "confirm");
  const viewingId = (await showDeal(buyer, id)).viewing!.id;
  return { vendor, buyer, id, viewingId };
}

async function past() {
  const made = await confirmed();
  await db.viewing.update({ where: { id: made.viewingId }, data: { startsAt: daysFromNow(-1) } });
  return made;
}

describe("a case about an appointment", () => {
  test("waits for a confirmed one to begin", async () => {
    const { buyer, id, viewingId } = await confirmed();
    expect((await showDeal(buyer, id)).viewing).toMatchObject({ canOpenCase: false });
    expect(await openOnViewing(buyer, viewingId)).toMatchObject({
      status: 409,
      body: { error: "You can report a problem once a confirmed appointment has begun." },
    });
  });

  test("is opened by the visitor who waited, and shown to both sides and in the queue", async () => {
    const { vendor, buyer, id, viewingId } = await past();
    expect((await showDeal(buyer, id)).viewing).toMatchObject({ case: null, canOpenCase: true });
    const { status, body } = await openOnViewing(buyer, viewingId);
    expect([status, body]).toMatchObject([201, { title: "Elm cottage", reason: "no_show", mine: true }]);
    const caseId = String(body.id);
    for (const browser of [buyer, vendor]) {
      expect((await showDeal(browser, id)).viewing).toMatchObject({
        case: { id: caseId, status: "open" },
        canOpenCase: false,
      });
    }
    const params = { id: caseId };
    const seen = await vendor.get(one.GET, `/api/cases/${caseId}`, { params });
    expect(seen.body).toMatchObject({ conversationId: id, mine: false, canAdd: true });
    expect(await db.notification.findFirst({ where: { userId: vendor.id, type: "report" } })).toMatchObject({
      body: "Elm cottage",
      title: expect.stringMatching(/reported a problem with your appointment$/),
    });
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { body: queued } = await admin.get(queue.GET, "/api/admin/cases");
    expect(queued).toContainEqual(
      expect.objectContaining({ id: caseId, title: "Elm cottage", amount: null }),
    );
  });

  test("is the only open one, and stays with a viewing marked as missed", async () => {
    const { vendor, buyer, id, viewingId } = await past();
    await stepViewing(vendor, id, "no_show");
    expect((await openOnViewing(buyer, viewingId)).status).toBe(201);
    expect(await openOnViewing(vendor, viewingId)).toMatchObject({
      status: 409,
      body: { error: "This appointment already has an open case. Add your statement there." },
    });
  });

  test("can’t be opened 60 days later, or by a stranger", async () => {
    const { buyer, viewingId } = await past();
    const { browser: stranger } = await createSignedInPerson();
    expect((await openOnViewing(stranger, viewingId)).status).toBe(404);
    await db.viewing.update({ where: { id: viewingId }, data: { startsAt: daysFromNow(-61) } });
    expect((await openOnViewing(buyer, viewingId)).status).toBe(409);
  });
});

describe("a case about a called-off deal", () => {
  async function calledOff() {
    const { vendor, first } = await createConversations({ title: "Oak desk" });
    const { buyer, id } = first;
    await agree(buyer, vendor, id);
    await stepOffer(vendor, id, "call_off");
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
    return { buyer, id, offerId };
  }

  function open(browser: Browser, id: string) {
    return browser.post(dealCase.POST, `/api/offers/${id}/case`, { params: { id }, body: problem });
  }

  test("is opened within 60 days", async () => {
    const { buyer, id, offerId } = await calledOff();
    expect(await showDeal(buyer, id)).toMatchObject({ canOpenCase: true, offer: { status: "withdrawn" } });
    expect(await open(buyer, offerId)).toMatchObject({ status: 201, body: { title: "Oak desk" } });
  });

  test("can’t be opened later", async () => {
    const { buyer, id, offerId } = await calledOff();
    await db.offer.update({ where: { id: offerId }, data: { calledOffAt: daysFromNow(-61) } });
    expect((await showDeal(buyer, id)).canOpenCase).toBe(false);
    expect((await open(buyer, offerId)).status).toBe(409);
  });
});
