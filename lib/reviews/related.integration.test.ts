import * as queue from "@/app/api/admin/reviews/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createAnsweredConversation } from "@/prisma/test/conversations";
import { addMember } from "@/prisma/test/team";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

const good = { rating: 4, text: "Sturdy and just as described." };

function review(browser: Browser, id: string) {
  return browser.post(reviews.POST, `/api/listings/${id}/reviews`, { params: { id }, body: good });
}

describe("a review", () => {
  test.each([
    ["phone", { phone: "555-777-0101" }, "Author and vendor have the same phone number"],
    ["email", { email: "sam.lee+shop@gmail.com" }, "Author and vendor have the same mailbox"],
  ])("shows a hint if author and vendor share one: %s", async (_, shared, label) => {
    const { customer, vendor, listingId } = await createAnsweredConversation();
    await db.user.update({ where: { id: vendor.id }, data: shared });
    const own = "phone" in shared ? { phone: "+1 (555) 777-0101" } : { email: "samlee@gmail.com" };
    await db.user.update({ where: { id: customer.id }, data: own });
    const id = String((await review(customer, listingId)).body.id);
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const waiting = await admin.get(queue.GET, "/api/admin/reviews", { query: { limit: "100" } });
    expect(waiting.body).toContainEqual(expect.objectContaining({ id, risks: [label] }));
  });

  test("shows a hint if both signed in from one network, but not for strangers", async () => {
    const pairs = [await createAnsweredConversation(), await createAnsweredConversation()];
    const { customer, vendor } = pairs[0]!;
    await db.session.updateMany({
      where: { userId: { in: [customer.id, vendor.id] } },
      data: { ipHash: "one-and-the-same-net" },
    });
    const ids: string[] = [];
    for (const pair of pairs) ids.push(String((await review(pair.customer, pair.listingId)).body.id));
    const risks = await db.review.findMany({ where: { id: { in: ids } }, orderBy: { createdAt: "asc" } });
    expect(risks.map(({ riskReasons }) => riskReasons)).toEqual([
      [{ label: "Author and vendor signed in from the same network" }],
      [],
    ]);
  });

  test.each([
    ["phone", { phone: "555-777-0102" }, "Author and vendor have the same phone number"],
    ["email", { email: "kim.park+work@gmail.com" }, "Author and vendor have the same mailbox"],
  ])("shows a hint if author and a member of the vendor’s team share one: %s", async (_, shared, label) => {
    const { customer, vendor, listingId } = await createAnsweredConversation();
    const member = await addMember(vendor.vendorId, "agent");
    await db.user.update({ where: { id: member.person.id }, data: shared });
    const own = "phone" in shared ? { phone: "(555) 777-0102" } : { email: "kimpark@gmail.com" };
    await db.user.update({ where: { id: customer.id }, data: own });
    const id = String((await review(customer, listingId)).body.id);
    const { riskReasons } = await db.review.findUniqueOrThrow({ where: { id } });
    expect(riskReasons).toEqual([{ label }]);
  });

  test("shows a hint if author and a member of the vendor’s team signed in from one network", async () => {
    const { customer, vendor, listingId } = await createAnsweredConversation();
    const member = await addMember(vendor.vendorId, "agent");
    await db.session.updateMany({
      where: { userId: { in: [customer.id, member.person.id] } },
      data: { ipHash: "net-of-a-member" },
    });
    const id = String((await review(customer, listingId)).body.id);
    const { riskReasons } = await db.review.findUniqueOrThrow({ where: { id } });
    expect(riskReasons).toEqual([{ label: "Author and vendor signed in from the same network" }]);
  });

  test("limits reviews to ten a day, without counting refused ones", async () => {
    const { customer, vendor } = await createAnsweredConversation();
    const listings: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      listings.push((await createListing({ vendorId: vendor.vendorId })).id);
    }
    for (let count = 0; count < 3; count += 1) {
      expect((await review(customer, (await createListing()).id)).status).toBe(403);
    }
    const statuses: number[] = [];
    for (const id of listings) statuses.push((await review(customer, id)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});
