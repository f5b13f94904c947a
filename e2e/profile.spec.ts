import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { URI, type TOTP } from "otpauth";
import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { waitForMailLink, fillLogin, makePerson, register, type NewPerson } from "./people";
import { waitUntilSettled } from "./page-idle";

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const toastOf = (page: Page): Locator => page.locator("[data-slot=toast]");

async function arrive(page: Page, origin: string | undefined, person = makePerson()): Promise<NewPerson> {
  await register(page.request, { person, origin });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`);
  await waitUntilSettled(page);
  return person;
}

test("changes details, preserves them during typing, and refuses empty ones", async ({ page, baseURL }) => {
  await arrive(page, baseURL);
  const details = section(page, "Details");
  await details.getByLabel("First name").fill("");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(details.getByText("First name is required")).toBeVisible();
  await details.getByLabel("First name").fill("Roberta");
  await page.reload();
  await expect(details.getByLabel("First name")).toHaveValue("Roberta");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(toastOf(page)).toContainText("Your profile was saved.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roberta Harper");
  await expect(page.getByRole("button", { name: "Account menu of Roberta Harper" })).toBeVisible();
});

test("reports a change on another device without losing typed text", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/409 \(Conflict\)/);
  await arrive(page, baseURL);
  const options = { data: { lastName: "Elsewhere" }, headers: { origin: baseURL ?? "" } };
  expect((await page.request.patch("/api/profile", options)).status()).toBe(200);
  const details = section(page, "Details");
  await details.getByLabel("Last name").fill("Here");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(details.getByText("Your profile was changed on another device.")).toBeVisible();
  await expect(details.getByLabel("Last name")).toHaveValue("Here");
  await expect(details.getByText("Elsewhere")).toBeVisible();
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(toastOf(page)).toContainText("Your profile was saved.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Here");
});

test("lets a user choose a photo, crop it by keyboard, see it everywhere, and remove it", async ({
  page,
  baseURL,
}) => {
  await arrive(page, baseURL);
  const photo = section(page, "Photo");
  await photo.getByLabel("Photo file").setInputFiles({
    name: "notes.png",
    mimeType: "image/png",
    buffer: Buffer.from("this is no picture"),
  });
  await expect(photo.getByRole("alert")).toBeVisible();
  const create = { width: 900, height: 500, channels: 3 as const, background: "#2a6f4e" };
  const buffer = await sharp({ create }).png().toBuffer();
  await photo.getByLabel("Photo file").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  const crop = page.getByRole("dialog", { name: "Choose the part to show" });
  await expect(crop.getByRole("img")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await crop.getByLabel("Enlarge").fill("2");
  await crop.getByRole("button", { name: "Use photo" }).click();
  await expect(toastOf(page)).toContainText("Your photo was saved");
  const shown = page.getByRole("button", { name: "Account menu of Robin Harper" }).locator("img");
  await expect(shown).toBeVisible();
  expect((await page.request.get((await shown.getAttribute("src")) ?? "")).status()).toBe(200);
  await photo.getByRole("button", { name: "Remove" }).click();
  await expect(toastOf(page)).toContainText("Your photo was removed");
  await expect(shown).toHaveCount(0);
});

test("confirms another email address by its link, once", async ({ page, baseURL, allowedInConsole }) => {
  allowedInConsole.push(/4\d\d \(/);
  const person = await arrive(page, baseURL);
  const { email: newEmail } = makePerson();
  const email = section(page, "Email");
  await expect(email.getByText("Not confirmed")).toBeVisible();
  await email.getByLabel("New email").fill(newEmail);
  await email.getByLabel("Current password").fill("not the password");
  await email.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(email.locator("[aria-invalid=true]")).toHaveCount(1);
  await email.getByLabel("Current password").fill(person.password);
  await email.getByRole("button", { name: "Send confirmation link" }).click();
  await expect(toastOf(page)).toContainText("We sent you a link");
  await expect(email.getByText(`Waiting for the link sent to ${newEmail}`)).toBeVisible();

  const link = await waitForMailLink(newEmail, "email_change", "/profile");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await fillLogin(page, person);
  await expect(email.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(page).toHaveURL("/profile#email");
  await expect(email.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(((await (await page.request.get("/api/user")).json()) as { email: string }).email).toBe(newEmail);
  await page.goto(link);
  await expect(email.getByText("This link is not valid or has expired.")).toBeVisible();
});

test("signs out the other devices after a new password, and lists devices to sign out one by one", async ({
  page,
  openBrowser,
  baseURL,
  allowedInConsole,
}) => {
  test.slow();
  allowedInConsole.push(/4\d\d \(/);
  const person = await arrive(page, baseURL);
  const signInElsewhere = async (password: string) => {
    const context = await openBrowser({ userAgent: "Mozilla/5.0 (iPhone) Safari/605" });
    const options = { data: { username: person.username, password }, headers: { origin: baseURL ?? "" } };
    expect((await context.request.post("/api/login", options)).status()).toBe(200);
    return context;
  };
  const phone = await signInElsewhere(person.password);
  await page.reload();
  const devices = section(page, "Devices");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: /^Sign out: .*iPhone/ }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByText("This device")).toBeVisible();
  await expect.poll(async () => (await phone.request.get("/api/user")).status()).toBe(401);
  await phone.close();

  const other = await signInElsewhere(person.password);
  const password = section(page, "Password");
  await password.getByLabel("Current password").fill("not the password");
  await password.getByLabel("New password", { exact: true }).fill("short");
  await password.getByLabel("Confirm new password").fill("other");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("Password must be at least 8 characters long").first()).toBeVisible();
  await password.getByLabel("New password", { exact: true }).fill("plum-harbor-77");
  await password.getByLabel("Confirm new password").fill("plum-harbor-77");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await password.getByLabel("Current password").fill(person.password);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByLabel("Current password")).toHaveValue("");
  expect((await other.request.get("/api/user")).status()).toBe(401);
  expect((await page.request.get("/api/user")).status()).toBe(200);
  await other.close();
  const last = await signInElsewhere("plum-harbor-77");
  await page.reload();
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(toastOf(page)).toContainText("1 other device was signed out");
  expect((await last.request.get("/api/user")).status()).toBe(401);
  await last.close();
});

test("turns two-step sign-in on, requires it, and accepts the app or a recovery code", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  test.slow();
  allowedInConsole.push(/4\d\d \(/);
  const person = await arrive(page, baseURL);
  const twoStep = section(page, "Two-step sign-in");
  await twoStep.getByRole("button", { name: "Turn on" }).click();
  await twoStep.getByLabel("Current password").fill(person.password);
  await twoStep.getByRole("button", { name: "Continue" }).click();
  await expect(twoStep.getByRole("img", { name: /QR code/ })).toBeVisible();
  const uri = await twoStep.getByRole("link", { name: "Open in my app" }).getAttribute("href");
  const totp = URI.parse(uri ?? "") as TOTP;
  await twoStep.getByLabel("Code").fill("000000");
  await twoStep.getByRole("button", { name: "Turn on" }).click();
  await expect(twoStep.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
  await twoStep.getByLabel("Code").fill(totp.generate());
  await twoStep.getByRole("button", { name: "Turn on" }).click();
  const codes = twoStep.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allTextContents();
  await twoStep.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(twoStep.getByText("10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await fillLogin(page, person);
  const code = page.getByRole("tabpanel").getByLabel("Code");
  await code.fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toastOf(page)).toContainText("Login failed");
  expect((await page.request.get("/api/user")).status()).toBe(401);
  await code.fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/profile#two-step");
  await expect(twoStep.getByText("9 recovery codes are left.")).toBeVisible();
  await twoStep.getByRole("button", { name: "Turn off" }).click();
  await twoStep.getByLabel("Current password").fill(person.password);
  await twoStep.getByLabel("Code").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await twoStep.getByRole("button", { name: "Turn off" }).click();
  await expect(toastOf(page)).toContainText("Two-step sign-in is off");
});

test("saves choices at once, and downloads the data as a file", async ({ page, baseURL }) => {
  const person = await arrive(page, baseURL);
  const emails = page.getByRole("combobox", { name: "New messages, by email" });
  await expect(emails).toHaveValue("instant");
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/profile/notifications"));
  await emails.selectOption({ label: "Daily" });
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(emails).toHaveValue("daily");
  await expect(page.getByRole("checkbox", { name: "New messages, on the site" })).toBeChecked();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${person.username}-data.zip`);
  const text = strFromU8(unzipSync(readFileSync(await file.path()))["data.json"]!);
  expect((JSON.parse(text) as { account: object }).account).toMatchObject({ email: person.email });
  expect(text).not.toMatch(/argon2|passwordHash/);
});

test("57: explains the effects of a deletion before it ends the account", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/4\d\d \(/);
  const person = await arrive(page, baseURL);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete my account" });
  await expect(dialog.getByText("What we keep, and why")).toBeVisible();
  await expect(dialog.getByText("Others rely on them. We remove your name.")).toBeVisible();
  const remove = dialog.getByRole("button", { name: "Delete my account" });
  await remove.click();
  await expect(dialog.getByText(`Type ${person.username} to confirm`)).toBeVisible();
  await dialog.getByLabel(/^Type your username/).fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await remove.click();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await remove.click();
  await expect(page).toHaveURL("/");
  await expect(toastOf(page)).toContainText("Your account was deleted.");
  await page.goto("/auth");
  await fillLogin(page, person);
  await expect(page.getByText("Invalid username or password")).toBeVisible();
});
