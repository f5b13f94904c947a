import * as removal from "@/app/api/admin/buyer-ratings/[id]/remove/route";
import * as queue from "@/app/api/admin/buyer-ratings/route";
import * as membership from "@/app/api/membership/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { addBuyerRating } from "@/prisma/test/pending-cases";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember, createTeam } from "@/prisma/test/team";
import type { ModeratedRatingDto } from "./moderation.contract";

jest.setTimeout(60_000);

let admin: Browser;

beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

afterAll(() => stopQueue());

const remove = (id: string, body: object = { reason: "It insults the buyer." }) =>
  admin.post(removal.POST, `/api/admin/buyer-ratings/${id}/remove`, { params: { id }, body });

async function list(): Promise<ModeratedRatingDto[]> {
  const { body } = await admin.get(queue.GET, "/api/admin/buyer-ratings", { query: { limit: "100" } });
  return body as unknown as ModeratedRatingDto[];
}

describe("an admin", () => {
  test("lists sellers' ratings with buyer and seller, newest first", async () => {
    const [first, second] = [await addBuyerRating(), await addBuyerRating()];
    const listed = await list();
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    const { buyerId, vendorId } = await db.buyerRating.findUniqueOrThrow({ where: { id: second } });
    const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: vendorId } });
    expect(listed[0]).toMatchObject({
      rating: 1,
      text: "Never came.",
      vendorName: businessName,
      buyer: { id: buyerId },
    });
  });

  test("removes a rating: its text is erased, and the seller gets the reason", async () => {
    const id = await addBuyerRating();
    expect((await remove(id)).status).toBe(204);
    const { status, text, vendorId } = await db.buyerRating.findUniqueOrThrow({ where: { id } });
    expect([status, text]).toEqual(["deleted", ""]);
    expect((await list()).map((rating) => rating.id)).not.toContain(id);
    const { userId } = await db.vendor.findUniqueOrThrow({ where: { id: vendorId } });
    const where = { userId, dedupeKey: `buyer-rating-removed:${id}` };
    expect(await db.notification.findMany({ where, select: { body: true } })).toEqual([
      { body: "It insults the buyer." },
    ]);
    expect(await db.mail.count({ where: { userId, template: "rating_removed" } })).toBe(1);
  });

  test("notifies those of the seller’s team who answer, until they leave the team", async () => {
    const id = await addBuyerRating();
    const { vendorId, deal } = await db.buyerRating.findUniqueOrThrow({
      where: { id },
      select: { vendorId: true, deal: { select: { conversationId: true } } },
    });
    const [manager, agent] = [await addMember(vendorId, "manager"), await addMember(vendorId, "agent")];
    const stranger = await addMember((await createTeam()).shop.vendorId, "agent");
    await remove(id);
    const bell = (userId: string) =>
      db.notification.findMany({
        where: { userId, dedupeKey: `buyer-rating-removed:${id}` },
        select: { href: true, body: true },
      });
    for (const { person } of [manager, agent]) {
      expect(await bell(person.id)).toEqual([
        { href: `/vendor?tab=inbox&thread=${deal.conversationId}`, body: "It insults the buyer." },
      ]);
      expect(await db.mail.count({ where: { userId: person.id, template: "rating_removed" } })).toBe(1);
    }
    expect(await bell(stranger.person.id)).toEqual([]);
    await agent.browser.delete(membership.DELETE, "/api/membership");
    expect([await bell(agent.person.id), await bell(manager.person.id)]).toMatchObject([[], [{}]]);
  });

  test("refuses to remove a rating without a reason, or twice", async () => {
    const id = await addBuyerRating();
    expect((await remove(id, { reason: " " })).status).toBe(422);
    expect((await db.buyerRating.findUniqueOrThrow({ where: { id } })).status).toBe("published");
    await remove(id);
    const again = await remove(id);
    expect([again.status, again.body.error]).toEqual([409, "This rating was already removed."]);
  });
});
