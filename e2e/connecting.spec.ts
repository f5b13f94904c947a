import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { makePerson, createApprovedVendor, register } from "./people";
import { waitUntilSettled } from "./page-idle";

async function statusWith(request: APIRequestContext, key: string): Promise<number> {
  return (await request.get("/api/favorites", { headers: { authorization: `Bearer ${key}` } })).status();
}

test("creates an API key, shows it once, accepts it, and revokes it @mobile", async ({
  page,
  request,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/422 \(/);
  const person = makePerson();
  await register(page.request, { person, origin: baseURL });
  await page.goto("/profile#api-keys");
  await waitUntilSettled(page);
  const section = page.getByRole("region", { name: "API keys" });
  await expect(section.getByText("You have no API keys.")).toBeVisible();

  await section.getByRole("button", { name: "Create an API key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await expect(dialog.getByText("Reply to reviews of your business")).toBeHidden();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Give the key a name")).toBeVisible();
  await expect(dialog.getByText("Choose at least one permission")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill("Inventory sync");
  await dialog.getByLabel(/^Read your favorites/).check();
  await dialog.getByLabel("Current password").fill("wrong-horse-1");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("That’s not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByRole("button", { name: "Create key" }).click();

  const shown = section.getByRole("group", { name: "API key Inventory sync" });
  const key = await shown.innerText();
  expect(key).toMatch(/^plaza_[\w-]{43}$/);
  expect(await statusWith(request, key)).toBe(200);
  await section.getByRole("button", { name: "I’ve saved it" }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(section.getByText(`${key.slice(0, 10)}…`)).toBeVisible();
  await expect(section.getByText("Read your favorites")).toBeVisible();
  await expect(page.getByText(key)).toBeHidden();

  await waitUntilSettled(page);
  await section.getByRole("button", { name: "Revoke Inventory sync" }).click();
  const question = page.getByRole("dialog", { name: "Revoke this key?" });
  await question.getByRole("button", { name: "Revoke key" }).click();
  await expect(section.getByText("You have no API keys.")).toBeVisible();
  expect(await statusWith(request, key)).toBe(401);
});

const address = "https://192.0.9.9/plaza";

async function addWebhook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a webhook" });
  await dialog.getByLabel("Address").fill("https://169.254.169.254/latest");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog.getByText("No public internet address was found for this.")).toBeVisible();
  await dialog.getByLabel("Address").fill(address);
  await dialog.getByLabel(/^A message came in/).uncheck();
  await dialog.getByRole("button", { name: "Add webhook" }).click();
}

test("lets a vendor add a webhook, replace its secret, and turn it off @mobile", async ({
  page,
  request,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/422 \(/);
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/vendor?tab=webhooks");
  await waitUntilSettled(page);
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  await addWebhook(page);
  const secret = page.getByRole("group", { name: "Signing secret" });
  const first = await secret.innerText();
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await expect(secret).toBeHidden();

  const card = page.getByRole("region", { name: address });
  await expect(card.getByText("A review was published")).toBeVisible();
  await expect(card.getByText("A message came in")).toBeHidden();
  await card.getByRole("button", { name: "Show deliveries" }).click();
  await expect(card.getByText("Nothing was sent yet.")).toBeVisible();
  await card.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create secret" }).click();
  await expect(secret).not.toHaveText(first);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await card.getByRole("button", { name: "Turn off" }).click();
  await expect(card.getByText("You turned it off.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Send test event" })).toBeDisabled();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
});
