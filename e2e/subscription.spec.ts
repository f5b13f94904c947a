import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";

test("lets a vendor order a plan, an admin mark it paid, and the vendor cancel it", async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "Your plan: Pro" })).toBeVisible();
  await expect(page.getByText("Your free trial has 14 days left")).toBeVisible();

  await page.getByRole("button", { name: "Change to Business" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Order plan" }).click();
  await expect(page.getByText("Payment pending: $99.00 for Business")).toBeVisible();
  const waiting = (await (await request.get("/api/admin/payments?limit=100")).json()) as {
    id: string;
    email: string;
  }[];
  const id = waiting.find((payment) => payment.email === email)?.id;
  const headers = { origin: baseURL ?? "" };
  expect((await request.post(`/api/admin/payments/${id}/paid`, { headers })).status()).toBe(200);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Your plan: Business" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Payments" })).toContainText("Paid");
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText(/^You canceled\. You stay on Business until /)).toBeVisible();
  await page.getByRole("button", { name: "Keep Business" }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
});
