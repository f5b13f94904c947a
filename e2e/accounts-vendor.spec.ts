import type { Page } from "@playwright/test";
import { endUndoPeriod } from "./background";
import { expect, test, type OpenBrowser } from "./fixtures";
import { signInAsAdmin } from "./lookups";
import { waitForMailLink, makePerson, register, type NewPerson } from "./people";

async function openQueue(
  openBrowser: OpenBrowser,
  { origin, search, status = "pending" }: { origin?: string; search: string; status?: string },
): Promise<Page> {
  const context = await openBrowser();
  await signInAsAdmin(context.request, origin);
  const page = await context.newPage();
  await page.goto(`/admin/vendors?status=${status}&search=${encodeURIComponent(search)}`);
  return page;
}

async function fillStepOne(page: Page, person: NewPerson): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Become a Vendor" });
  await dialog.getByLabel("First name").fill(person.firstName);
  await dialog.getByLabel("Last name").fill(person.lastName);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Username").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByLabel("Confirm password").fill(person.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
}

test("lets a vendor sign up in two steps, wait for approval, and use the dashboard without another sign-in", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.slow();
  const person = makePerson("Vera");
  const businessName = `Kettle ${person.username.slice(6)}`;
  await page.goto("/cookie-policy");
  await page.getByRole("banner").getByRole("link", { name: "Become a Vendor" }).click();
  const dialog = page.getByRole("dialog", { name: "Become a Vendor" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please confirm your password")).toBeVisible();
  await expect(dialog.getByText("Step 1 of 2")).toBeVisible();
  await fillStepOne(page, person);

  await expect(dialog.getByText("Step 2 of 2")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Register" }).click();
  for (const message of [
    "Business name is required",
    "Phone number is required",
    "Category is required",
    "You must agree to the terms",
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await dialog.getByLabel("Business name").fill(businessName);
  await dialog.getByLabel("Phone").pressSequentially("(555) 010-01774");
  await expect(dialog.getByLabel("Phone")).toHaveValue("555-010-0177");
  await dialog.getByLabel("Primary category").selectOption("services");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByLabel("Username")).toHaveValue(person.username);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByLabel("Business name")).toHaveValue(businessName);
  await dialog.getByRole("button", { name: "Register" }).click();

  const complete = page.getByRole("dialog", { name: "Registration complete" });
  await expect(complete.getByText("Our team reviews every application.")).toBeVisible();
  await expect(complete.getByText("We’ll email you once you’re approved.")).toBeVisible();
  await expect(complete.getByRole("button", { name: "Continue to Homepage" })).toBeFocused();
  await complete.getByRole("button", { name: "View your application" }).click();
  await expect(page).toHaveURL("/vendor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pending Approval");
  await expect(page.getByText("What happens next")).toBeVisible();
  await page.getByLabel("A note to our team").fill("We bake bread for the whole street.");
  await page.getByRole("button", { name: "Save application" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Your application was saved.");

  const admin = await openQueue(openBrowser, { origin: baseURL, search: businessName });
  await expect(admin.getByText("We bake bread for the whole street.")).toBeVisible();
  const approve = admin.getByRole("button", { name: `Approve: ${businessName}` });
  await approve.click();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(admin.getByText("It’s back in the queue.")).toBeVisible();
  await admin.getByText("Case file").click();
  await expect(admin.getByText("No listings yet.")).toBeVisible();
  await approve.click();
  await expect(admin.getByText(`${businessName} was approved.`)).toBeVisible();
  await admin.context().close();

  await page.goto("/vendor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(businessName);
  const { vendorId } = (await (await page.request.get("/api/user")).json()) as { vendorId: string };
  await endUndoPeriod(vendorId);
  expect(await waitForMailLink(person.email, "vendor_approved", "/vendor")).toBe("/vendor");
});

test("shows a rejected vendor the reason, accepts another application, and suspends the vendor later", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.slow();
  const person = makePerson("Vito");
  const businessName = `Lathe ${person.username.slice(6)}`;
  const business = { businessName, category: "products" as const };
  await register(page.request, { person, business, origin: baseURL });

  const admin = await openQueue(openBrowser, { origin: baseURL, search: businessName });
  await admin.getByRole("button", { name: `Reject: ${businessName}` }).click();
  const dialog = admin.getByRole("dialog", { name: `Reject ${businessName}` });
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect(dialog.getByText("Give a reason. They’ll see it.")).toBeVisible();
  await dialog.getByLabel("Start from a template").selectOption({ label: "Phone number doesn’t work" });
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect(admin.getByText(`${businessName} was rejected.`)).toBeVisible();

  await page.goto("/vendor");
  await expect(page.getByText("We couldn’t approve your application")).toBeVisible();
  await expect(page.getByText(/^We couldn’t reach you at the phone number/)).toBeVisible();
  await expect(page.getByLabel("Business phone")).not.toHaveValue("");
  await page.getByLabel("Business phone").fill("");
  await page.getByRole("button", { name: "Resubmit application" }).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  await page.getByLabel("Business phone").fill("5550100188");
  await page.getByRole("button", { name: "Resubmit application" }).click();
  await expect(page.getByText("In review")).toBeVisible();
  await expect(page.getByText("Earlier decisions")).toBeVisible();

  await admin.reload();
  await admin.getByRole("button", { name: `Approve: ${businessName}` }).click();
  await expect(admin.getByText(`${businessName} was approved.`)).toBeVisible();
  await admin.goto(`/admin/vendors?status=approved&search=${encodeURIComponent(businessName)}`);
  await admin.getByRole("button", { name: `More actions for ${businessName}` }).click();
  await admin.getByRole("menuitem", { name: "Suspend" }).click();
  await admin.getByLabel("Reason").fill("Two customers never got their goods.");
  await admin.getByRole("button", { name: "Suspend vendor" }).click();
  await expect(admin.locator("[data-slot=toast]")).toContainText(`${businessName} was suspended`);
  await admin.context().close();

  await page.goto("/vendor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account suspended");
  await expect(page.getByText("Two customers never got their goods.")).toBeVisible();
});

test("goes from the vendor dialog to the login", async ({ page }) => {
  await page.goto("/cookie-policy");
  await page.getByRole("banner").getByRole("link", { name: "Become a Vendor" }).click();
  const dialog = page.getByRole("dialog", { name: "Become a Vendor" });
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await fillStepOne(page, makePerson());
  await expect(dialog.getByLabel("Primary category")).toBeVisible();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
});
