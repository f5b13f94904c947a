import type { APIRequestContext } from "@playwright/test";
import { confirmEmail, endQuietMinutes, endUndoPeriod, enqueueTask } from "./background";
import { expect, test } from "./fixtures";
import { publishListing } from "./published-listing";
import { makePerson, readMails } from "./people";
import { waitUntilSettled } from "./page-idle";

const labels = {
  "First name": "firstName",
  "Last name": "lastName",
  Email: "email",
  "Phone number": "phone",
  Username: "username",
  "Create password": "password",
} as const;

type Side = { request: APIRequestContext; email: string };

async function readNotifications({ request }: Side): Promise<string[]> {
  const answer = await request.get("/api/notifications?limit=50");
  return ((await answer.json()) as { title: string; body: string }[]).map(
    ({ title, body }) => `${title}: ${body}`,
  );
}

async function countNotifications(side: Side, words: string): Promise<{ bell: number; mail: number }> {
  const bell = await readNotifications(side);
  return {
    bell: bell.filter((text) => text.includes(words)).length,
    mail: readMails(side.email).filter(({ subject, text }) => `${subject}\n${text}`.includes(words)).length,
  };
}

async function expectNotifiedOnce(side: Side, words: string): Promise<void> {
  await expect
    .poll(() => countNotifications(side, words), { message: words, timeout: 30_000 })
    .toEqual({ bell: 1, mail: 1 });
}

test("lets a visitor write from a phone, sign up, buy, review, and earn points, and notifies each side once @mobile-only", async ({
  page,
  request,
  openBrowser,
  baseURL,
  requestAs,
}) => {
  const origin = baseURL ?? "";
  const admin = await requestAs("admin");
  const vendor = await openBrowser();
  const tray = await publishListing({ vendor: vendor.request, admin: request, origin });
  const person = makePerson("Morgan");
  const buyer = { request: page.request, email: person.email };
  const seller = { request: vendor.request, email: tray.email };
  await confirmEmail(seller.email);

  await page.context().clearCookies();
  await page.goto(`/listings/${tray.id}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: "Contact vendor" }).filter({ visible: true }).click();
  await page.getByLabel("Your message").fill("Would you take a little less?");
  await page.getByRole("button", { name: "Send message" }).click();
  const signUp = page.getByRole("dialog", { name: "Sign Up" });
  for (const [label, field] of Object.entries(labels)) {
    await signUp.getByRole("tabpanel").getByLabel(label, { exact: true }).fill(person[field]);
  }
  await signUp.getByLabel("Confirm password").fill(person.password);
  await signUp.getByRole("button", { name: "Create Customer Account" }).click();
  const complete = page.getByRole("dialog", { name: "Registration complete" });
  await complete.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await waitUntilSettled(page);
  const question = "Would you take a little less?";
  await expect.poll(() => countNotifications(seller, question)).toEqual({ bell: 1, mail: 0 });
  await endQuietMinutes(seller.email);
  await expectNotifiedOnce(seller, question);
  await confirmEmail(buyer.email);

  await page.getByRole("button", { name: "Make an offer" }).click();
  await page.getByLabel("Your offer").fill("20");
  await page.getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByRole("region", { name: "Your offer" })).toContainText("$20.00");
  await expectNotifiedOnce(seller, "Offered $20.00.");

  const desk = await vendor.newPage();
  await desk.goto(page.url());
  await waitUntilSettled(desk);
  await desk.getByRole("button", { name: "Accept $20.00" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Accept $20.00" }).click();
  const card = page.locator("[data-slot=subject-card]").filter({ visible: true });
  await expect(card).toContainText("Reserved");
  await expectNotifiedOnce(buyer, "Accepted the offer of $20.00.");
  await desk.getByRole("button", { name: "Mark completed" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Mark completed" }).click();
  await expect(card).toContainText("Sold");
  await expectNotifiedOnce(buyer, "Marked the deal as completed.");
  await desk.getByRole("button", { name: "Rate buyer" }).click();
  const rating = desk.getByRole("dialog");
  await rating.getByRole("radio", { name: "5 stars, Excellent" }).locator("..").click();
  await rating.getByRole("button", { name: "Send rating" }).click();
  await expect(rating).toBeHidden();

  const ended = page.getByRole("region", { name: "How did it go?" });
  await ended.getByRole("link", { name: "Write a review" }).click();
  await expect(page).toHaveURL(`/reviews?listing=${tray.id}`);
  await waitUntilSettled(page);
  await page.getByRole("radio", { name: "5 stars, Excellent" }).locator("..").click();
  await page.getByLabel("Your review").fill("Bright, clean and as described.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("In review", { exact: true })).toBeVisible();

  const queue = await admin.get("/api/admin/reviews?limit=100");
  const review = ((await queue.json()) as { id: string; listing: { id: string } }[]).find(
    ({ listing }) => listing.id === tray.id,
  );
  const headers = { origin };
  const published = await admin.post(`/api/admin/reviews/${review?.id}/publish`, { data: {}, headers });
  expect(published.status(), await published.text()).toBe(200);
  await endUndoPeriod(review!.id);
  // Both sides are in.
  await enqueueTask("deal-reviews");
  await expectNotifiedOnce(seller, `5-star review of ${tray.title}`);
  await enqueueTask("review-published", { reviewId: review!.id });
  const reply = await vendor.request.post(`/api/reviews/${review?.id}/reply`, {
    data: { text: "Thank you, enjoy the picnics." },
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  });
  expect(reply.status(), await reply.text()).toBe(201);

  await page.goto(`/listings/${tray.id}`);
  const shown = page.locator("[data-slot=review]");
  await expect(shown).toContainText("Bright, clean and as described.");
  await expect(shown).toContainText("Verified buyer");
  await expect(shown).toContainText("Thank you, enjoy the picnics.");
  await expectNotifiedOnce(buyer, "You earned 20 points");
  await page.goto("/rewards");
  await expect(page.getByText("points to spend").locator("..")).toContainText("20");

  const steps: [Side, string][] = [
    [seller, "Would you take a little less?"],
    [seller, "Offered $20.00."],
    [buyer, "Accepted the offer of $20.00."],
    [buyer, "Marked the deal as completed."],
    [seller, `5-star review of ${tray.title}`],
    [buyer, "replied to your review"],
  ];
  for (const [side, words] of steps) await expectNotifiedOnce(side, words);
  // The due review is announced by the bell only, because it was written before the email went out.
  expect(await countNotifications(buyer, `How was ${tray.title}?`)).toEqual({ bell: 1, mail: 0 });
  expect(await countNotifications(buyer, "A seller rated your deal")).toEqual({ bell: 1, mail: 0 });
  expect(await readNotifications(buyer)).toHaveLength(6);
  await vendor.close();
});
