import * as reply from "@/app/api/reviews/[id]/reply/route";
import { db } from "@/lib/server/db";
import { createListing, createReview, createUser } from "@/prisma/factories";
import type { Browser, Received } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { listUnanswered } from "./reply.queries";

async function reviewed(data: Parameters<typeof createReview>[0] = {}) {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  const vendorId = person.vendorId ?? "";
  const { id: listingId } = await createListing({ vendorId });
  const { id: authorId } = await createUser();
  const { id } = await createReview({ listingId, vendorId, authorId, ...data });
  return { id, browser, vendorId, authorId };
}

function answer(browser: Browser, id: string, text: unknown = "Thank you"): Promise<Received> {
  return browser.post(reply.POST, `/api/reviews/${id}/reply`, { params: { id }, body: { text } });
}

test("the vendor answers once, the author is told and the review waits no more", async () => {
  const { id, browser, vendorId, authorId } = await reviewed();
  expect((await listUnanswered(vendorId, 5)).items).toMatchObject([{ id, authorName: "Robin M." }]);
  const answers = await Promise.all([answer(browser, id), answer(browser, id, "Thanks again")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await listUnanswered(vendorId, 5)).toEqual({ items: [], total: 0 });
  expect(await db.notification.count({ where: { userId: authorId, type: "review" } })).toBe(1);
});

test("nobody else can: another vendor gets 404", async () => {
  const { id } = await reviewed();
  const { browser: other } = await newcomer({ vendorStatus: "approved" });
  expect((await answer(other, id)).status).toBe(404);
  expect((await db.review.findUniqueOrThrow({ where: { id } })).replyText).toBeNull();
});

test("a review that is not public cannot be answered", async () => {
  const { id, browser } = await reviewed({ status: "pending" });
  expect((await answer(browser, id)).status).toBe(404);
});

test.each(["", "   ", "x".repeat(2001), 7])("the text %j is refused", async (text) => {
  const { id, browser } = await reviewed();
  expect((await answer(browser, id, text)).status).toBe(422);
});
