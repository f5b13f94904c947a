import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { publishTray } from "./listed";
import { makePerson, readMails } from "./people";
import { settled } from "./settled";

const labels = {
  "First name": "firstName",
  "Last name": "lastName",
  Email: "email",
  "Phone number": "phone",
  Username: "username",
  "Create password": "password",
} as const;

async function bellOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/api/notifications?limit=50");
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

test("a visitor writes from a phone, signs up, buys, reviews and earns points, and each side is told once @mobile-only", async ({
  page,
  request,
  browser,
  baseURL,
  requestAs,
}) => {
  const origin = baseURL ?? "";
  const admin = await requestAs("admin");
  const vendor = await browser.newContext({ baseURL, locale: "en-US" });
  const tray = await publishTray({ vendor: vendor.request, admin: request, origin });
  const person = makePerson("Morgan");

  await page.context().clearCookies();
  await page.goto(`/listings/${tray.id}`);
  await settled(page);
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
  await settled(page);

  await page.getByRole("button", { name: "Make an offer" }).click();
  await page.getByLabel("Your price").fill("20");
  await page.getByRole("button", { name: "Send offer" }).click();
  await expect(page.getByRole("region", { name: "Your offer" })).toContainText("$20.00");

  const desk = await vendor.newPage();
  await desk.goto(page.url());
  await settled(desk);
  await desk.getByRole("button", { name: "Accept $20.00" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Accept $20.00" }).click();
  const card = page.locator("[data-slot=subject-card]").filter({ visible: true });
  await expect(card).toContainText("Reserved");
  await desk.getByRole("button", { name: "Mark completed" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Mark completed" }).click();
  await expect(card).toContainText("Sold");

  const ended = page.getByRole("region", { name: "How did it go?" });
  await ended.getByRole("link", { name: "Write a review" }).click();
  await expect(page).toHaveURL(`/reviews?listing=${tray.id}`);
  await settled(page);
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
  const reply = await vendor.request.post(`/api/reviews/${review?.id}/reply`, {
    data: { text: "Thank you, enjoy the picnics." },
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  });
  expect(reply.status(), await reply.text()).toBe(201);

  await page.goto(`/listings/${tray.id}`);
  const shown = page.locator("[data-slot=review]");
  await expect(shown).toContainText("Bright, clean and as described.");
  await expect(shown).toContainText("Verified interaction");
  await expect(shown).toContainText("Thank you, enjoy the picnics.");
  await page.goto("/rewards");
  await expect(page.getByText("points to spend").locator("..")).toContainText("20");

  const mailsOf = (to: string, templates: string[]) =>
    readMails(to)
      .map(({ template }) => template)
      .filter((template) => templates.includes(template))
      .sort();
  const buyer = await bellOf(page.request);
  for (const title of [`How was ${tray.title}?`, "Your review is published"]) {
    expect(buyer.filter((one) => one === title)).toEqual([title]);
  }
  expect(buyer.filter((title) => title.endsWith("replied to your review"))).toHaveLength(1);
  const seller = await bellOf(vendor.request);
  expect(seller.filter((title) => title.includes("5-star review of"))).toHaveLength(1);
  await expect
    .poll(() => [
      mailsOf(person.email, ["review_published", "review_reply", "review_due"]),
      mailsOf(tray.email, ["new_review"]),
    ])
    .toEqual([["review_published", "review_reply"], ["new_review"]]);
  await vendor.close();
});
