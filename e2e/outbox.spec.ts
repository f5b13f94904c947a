import { expect, test } from "./fixtures";
import { register } from "./people";

test("shows an admin an email to a user in the Outbox, as text and as rendered", async ({
  page,
  request,
  baseURL,
  signInAs,
  allowedInConsole,
}) => {
  // The test inspects the frame, which blocks scripts.
  allowedInConsole.push(/Blocked script execution in 'about:srcdoc'/);
  const person = await register(request, { origin: baseURL });
  await signInAs("admin");
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: person.email });
  await expect(row).toContainText("Saved");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/[?&]mail=/);
  await expect(page.getByRole("heading", { name: /^Welcome to .+, Robin$/ })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText(person.username);
  await page.getByRole("tab", { name: "Preview" }).click();
  const letter = page.frameLocator("iframe[title^='Preview of']");
  await expect(letter.getByText(person.username).first()).toBeVisible();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page).not.toHaveURL(/mail=/);
});
