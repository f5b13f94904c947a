import type { CDPSession, Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";
import { makePerson, register } from "./people";

async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; id: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId: id } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, id };
}

test("adds a passkey after the password, signs in with it alone, and removes it", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  const person = makePerson();
  await register(page.request, { person, origin: baseURL });
  const { devtools, id } = await addAuthenticator(page);
  await page.goto("/profile#passkeys");
  await waitUntilSettled(page);
  const section = page.getByRole("region", { name: "Passkeys", exact: true });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Name of the passkey").fill("Work laptop");
  await section.getByRole("button", { name: "Continue" }).click();
  await section.getByLabel("Current password", { exact: true }).fill(person.password);
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(section.getByText("Work laptop")).toBeVisible();
  await expect(section.getByText(/not used yet/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId: id });
  expect(credentials.map(({ isResidentCredential }) => isResidentCredential)).toEqual([true]);

  const headers = { origin: baseURL ?? "" };
  expect((await page.request.post("/api/logout", { headers })).ok()).toBe(true);
  await page.goto("/auth?next=%2Fprofile");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(section.getByText(/last used/)).toBeVisible();

  await section.getByRole("button", { name: "Remove: Work laptop" }).click();
  await section.getByLabel("Current password", { exact: true }).fill(person.password);
  await section.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(section.getByText("You have no passkeys yet.")).toBeVisible();

  expect((await page.request.post("/api/logout", { headers })).ok()).toBe(true);
  await page.goto("/auth");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(
    page.getByText("This passkey doesn’t work here. Log in with your password instead.").first(),
  ).toBeVisible();
});
