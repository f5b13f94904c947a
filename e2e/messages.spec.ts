import type { UserDto } from "@/lib/users/contract";
import { expect, test } from "./fixtures";
import { publishListing } from "./published-listing";
import { findListing } from "./lookups";
import { makePerson } from "./people";
import { waitUntilSettled } from "./page-idle";

const labels = {
  "First name": "firstName",
  "Last name": "lastName",
  Email: "email",
  "Phone number": "phone",
  Username: "username",
  "Create password": "password",
} as const;

test("lets a visitor on a phone write to a vendor, sign up on the way, and get an answer @mobile-only", async ({
  page,
  openBrowser,
  requestAs,
}) => {
  const asVendor = await requestAs("vendor");
  const { vendorId } = (await (await asVendor.get("/api/user")).json()) as UserDto;
  const listing = await findListing(page.request, `vendor=${vendorId}&status=approved`);
  const person = makePerson("Morgan");
  const question = `Is the ${person.username} still available?`;

  await page.goto(`/listings/${listing.id}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: "Contact vendor" }).filter({ visible: true }).click();
  const sheet = page.getByRole("dialog", { name: `Message ${listing.vendorName}` });
  await sheet.getByLabel("Your message").fill(question);
  await sheet.getByRole("button", { name: "Send message" }).click();

  const signUp = page.getByRole("dialog", { name: "Sign Up" });
  for (const [label, field] of Object.entries(labels)) {
    await signUp.getByRole("tabpanel").getByLabel(label, { exact: true }).fill(person[field]);
  }
  await signUp.getByLabel("Confirm password").fill(person.password);
  await signUp.getByRole("button", { name: "Create Customer Account" }).click();
  const complete = page.getByRole("dialog", { name: "Registration complete" });
  await expect(complete).toContainText(question);
  expect(await (await asVendor.get(`/api/conversations?search=${person.username}`)).json()).toEqual([]);
  await complete.getByRole("button", { name: "Send message" }).click();

  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("region", { name: /^Messages with/ })).toContainText(question);
  const address = page.url();

  const vendor = await openBrowser({ storageState: await asVendor.storageState() });
  const desk = await vendor.newPage();
  await desk.goto("/messages");
  await expect(desk.getByRole("link", { name: /^Messages, \d+ unread$/ })).toBeVisible();
  await desk.getByRole("link", { name: new RegExp(question.replace("?", "\\?")) }).click();
  await expect(desk).toHaveURL(address);
  await expect(desk.getByRole("region", { name: /^Messages with/ })).toContainText(question);
  await desk.getByRole("textbox", { name: /^Message to Morgan/ }).fill("It is. Come by on Friday.");
  await desk.getByRole("button", { name: "Send" }).click();
  // The other side has the conversation open and may read the message immediately.
  await expect(desk.getByText(/ · (Sent|Read)\b/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Messages with/ })).toContainText("Come by on Friday.");
  await expect(page.getByText(/ · Read\b/)).toBeVisible();
  await expect(desk.getByText(/ · Read\b/)).toBeVisible();
  await vendor.close();
});

test("accepts an offer from a phone, reserves the listing, and ends with the sale at the desk @mobile-only", async ({
  page,
  request,
  openBrowser,
  baseURL,
  signInAs,
}) => {
  const vendor = await openBrowser();
  const tray = await publishListing({ vendor: vendor.request, admin: request, origin: baseURL });
  await signInAs("customer");

  await page.goto(`/listings/${tray.id}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: "Contact vendor" }).filter({ visible: true }).click();
  await page.getByLabel("Your message").fill("Could you do a little less?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("link", { name: "Open conversation" }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Make an offer" }).click();
  await page.getByLabel("Your offer").fill("20");
  await page.getByRole("button", { name: "Send offer" }).click();
  const mine = page.getByRole("region", { name: "Your offer" });
  await expect(mine).toContainText("$20.00");
  await expect(page.getByRole("dialog")).toBeHidden();

  const desk = await vendor.newPage();
  await desk.goto(page.url());
  await waitUntilSettled(desk);
  await desk.getByRole("button", { name: "Accept $20.00" }).click();
  const question = desk.getByRole("dialog", { name: "Accept $20.00?" });
  await expect(question).toContainText("We don’t handle payments for goods");
  await question.getByRole("button", { name: "Accept $20.00" }).click();
  await expect(desk.getByRole("button", { name: "Mark completed" })).toBeVisible();
  await expect(mine).toContainText("Accepted");
  await expect(page.locator("[data-slot=subject-card]").filter({ visible: true })).toContainText("Reserved");

  const visitor = await openBrowser();
  const shown = await visitor.newPage();
  await shown.goto(`/listings/${tray.id}`);
  const badge = (words: string) => shown.getByText(words, { exact: true }).filter({ visible: true }).first();
  await expect(badge("Reserved")).toBeVisible();
  const sold = await vendor.request.post(`/api/listings/${tray.id}/sell`, {
    data: {},
    headers: { origin: baseURL ?? "" },
  });
  expect(sold.status(), await sold.text()).toBe(200);
  await shown.reload();
  await expect(badge("Sold")).toBeVisible();
  await visitor.close();
  await vendor.close();
});

test("scrolls a long inbox in its list, not in the page", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto("/messages");
  await waitUntilSettled(page);
  await expect(page.getByRole("list", { name: "Conversations" })).toContainText("unread");
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await overflow()).toBe(0);
});
