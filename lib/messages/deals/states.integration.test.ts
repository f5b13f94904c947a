import * as offerStep from "@/app/api/offers/[id]/[action]/route";
import * as viewingStep from "@/app/api/viewings/[id]/[action]/route";
import {
  offerActions,
  offerStatuses,
  offerTransitions,
  viewingActions,
  viewingStatuses,
  viewingTransitions,
} from "@/lib/messages/deal.rules";
import { sides } from "@/lib/messages/rules";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextState } from "@/lib/shared/lifecycle";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { askForViewing, createConversations, makeOffer, showDeal } from "@/prisma/test/deals";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

let people: { starter: Browser; owner: Browser };
let conversationId: string;
let offerId: string;
let viewingId: string;

beforeAll(async () => {
  const { vendor, first } = await createConversations({ category: "realestate" });
  people = { starter: first.buyer, owner: vendor };
  conversationId = first.id;
  await makeOffer(first.buyer, first.id);
  await askForViewing(first.buyer, first.id, daysFromNow(2).toISOString());
  const deal = await showDeal(first.buyer, first.id);
  [offerId, viewingId] = [deal.offer!.id, deal.viewing!.id];
});

const refusedOffers = offerStatuses.flatMap((status) =>
  offerActions.flatMap((action) =>
    sides
      .filter((side) => {
        const actor = side === "starter" ? "proposer" : "answerer";
        return nextState(offerTransitions, { status, action, actor }) === null;
      })
      .map((side) => ({ status, action, side })),
  ),
);

test("refuses 43 of the 48 steps of an offer", () => {
  expect(refusedOffers).toHaveLength(43);
});

test.each(refusedOffers)(
  "refuses $action by the $side of a $status offer",
  async ({ status, action, side }) => {
    const decidedAt = status === "open" ? null : new Date();
    await db.offer.update({ where: { id: offerId }, data: { status, decidedAt } });
    const messages = await db.message.count({ where: { conversationId } });
    const params = { id: offerId, action };
    const path = `/api/offers/${offerId}/${action}`;
    expect((await people[side].post(offerStep.POST, path, { params, body: {} })).status).toBe(409);
    expect((await db.offer.findUniqueOrThrow({ where: { id: offerId } })).status).toBe(status);
    expect(await db.message.count({ where: { conversationId } })).toBe(messages);
  },
);

const refusedViewings = viewingStatuses.flatMap((status) =>
  viewingActions.flatMap((action) =>
    sides
      .filter((side) => nextState(viewingTransitions, { status, action, actor: side }) === null)
      .map((side) => ({ status, action, side })),
  ),
);

test("refuses 68 of the 84 steps of an appointment", () => {
  expect(refusedViewings).toHaveLength(68);
});

test.each(refusedViewings)(
  "refuses $action by the $side of a $status appointment",
  async ({ status, action, side }) => {
    const isOutcome = action === "done" || action === "no_show";
    const startsAt = daysFromNow(isOutcome ? -1 : 2);
    await db.viewing.update({ where: { id: viewingId }, data: { status, startsAt } });
    const messages = await db.message.count({ where: { conversationId } });
    const params = { id: viewingId, action };
    const path = `/api/viewings/${viewingId}/${action}`;
    const body =
      action === "move" || action === "reschedule" ? { startsAt: daysFromNow(3).toISOString() } : {};
    expect((await people[side].post(viewingStep.POST, path, { params, body })).status).toBe(409);
    const after = await db.viewing.findUniqueOrThrow({ where: { id: viewingId } });
    expect([after.status, after.startsAt]).toEqual([status, startsAt]);
    expect(await db.message.count({ where: { conversationId } })).toBe(messages);
  },
);
