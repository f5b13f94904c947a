import { expect, test } from "./fixtures";
import { publishListing } from "./published-listing";
import { register } from "./people";
import { waitUntilSettled } from "./page-idle";

test("keeps the text of a visitor who logs in while writing to a vendor, and sends it only on a click", async ({
  page,
  request,
  openBrowser,
  baseURL,
}) => {
  const vendor = await openBrowser();
  const { vendorId } = await publishListing({ vendor: vendor.request, admin: request, origin: baseURL });
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  await elsewhere.close();
  const received = async () =>
    (await (await vendor.request.get("/api/conversations")).json()) as { lastText: string }[];

  await page.context().clearCookies();
  await page.goto(`/vendor/${vendorId}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: "Contact vendor" }).filter({ visible: true }).first().click();
  const sheet = page.getByRole("dialog", { name: /^Message Kettle/ });
  await expect(sheet.locator("[data-slot=safety-note]")).toContainText(
    "Never send money, codes or card details",
  );
  await sheet.getByLabel("Your message").fill("Do you open on Sundays?");
  await sheet.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("tab", { name: "Login" }).click();
  const login = page.getByRole("dialog", { name: "Login" });
  await login.getByRole("textbox", { name: "Username" }).fill(person.username);
  await login.getByRole("textbox", { name: "Password", exact: true }).first().fill(person.password);
  await login.getByRole("button", { name: "Login", exact: true }).click();

  await expect(sheet.getByLabel("Your message")).toHaveValue("Do you open on Sundays?");
  await expect(sheet.getByRole("button", { name: "Send message" })).toBeFocused();
  expect(await received()).toEqual([]);
  await sheet.getByRole("button", { name: "Send message" }).click();
  await expect(sheet.getByText(/^Message sent to Kettle/)).toBeVisible();
  expect(await received()).toHaveLength(1);
  await sheet.getByRole("button", { name: "Keep browsing" }).click();
  await expect(page).toHaveURL(`/vendor/${vendorId}`);
  await vendor.close();
});

test("lets a visitor log in while reporting a listing", async ({ page, request, openBrowser, baseURL }) => {
  const vendor = await openBrowser();
  const tray = await publishListing({ vendor: vendor.request, admin: request, origin: baseURL });
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  await elsewhere.close();

  await page.context().clearCookies();
  await page.goto(`/listings/${tray.id}`);
  await waitUntilSettled(page);
  await page.getByRole("link", { name: "Report this listing" }).click();
  const login = page.getByRole("dialog", { name: "Login" });
  await login.getByRole("textbox", { name: "Username" }).fill(person.username);
  await login.getByRole("textbox", { name: "Password", exact: true }).first().fill(person.password);
  await login.getByRole("button", { name: "Login", exact: true }).click();
  const report = page.getByRole("dialog", { name: "Report this listing" });
  await expect(report.getByRole("radio")).toHaveCount(5);
  await report.getByText("Scam or fraud").click();
  await report.getByLabel("Tell us more (optional)").fill("The picture is of another tray.");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Report sent").first()).toBeVisible();
  await expect(page).toHaveURL(`/listings/${tray.id}`);
  await vendor.close();
});

test("stops the messages of a blocked user until they are unblocked in the profile", async ({
  page,
  request,
  openBrowser,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? "" };
  const vendor = await openBrowser();
  const { vendorId } = await publishListing({ vendor: vendor.request, admin: request, origin: baseURL });
  await page.context().clearCookies();
  await register(page.request, { origin: baseURL });
  const data = { vendorId, text: "Do you open on Sundays?" };
  const started = await page.request.post("/api/conversations", {
    data,
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  });
  expect(started.ok(), await started.text()).toBe(true);
  const { id } = (await started.json()) as { id: string };
  const answer = () =>
    vendor.request.post(`/api/conversations/${id}/messages`, {
      data: { text: "We do." },
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    });

  await page.goto(`/messages/${id}`);
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Conversation options" }).click();
  await page.getByRole("menuitem", { name: /^Block Kettle/ }).click();
  const question = page.getByRole("dialog", { name: /^Block Kettle/ });
  await question.getByRole("button", { name: /^Block Kettle/ }).click();
  await expect(page.getByText(/You blocked this person/)).toBeVisible();
  expect((await answer()).status()).toBe(403);

  await page.goto("/profile#blocked");
  await waitUntilSettled(page);
  const blocked = page.getByRole("region", { name: "Blocked people" });
  await blocked.getByRole("button", { name: /^Unblock / }).click();
  await expect(blocked).toContainText("You haven’t blocked anyone.");
  expect((await answer()).status()).toBe(201);
  await vendor.close();
});
