import type { Page, Request } from "@playwright/test";
import { endUndoPeriod } from "./background";
import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";
import { waitUntilSettled } from "./page-idle";

const bell = (page: Page, unread: number) =>
  page.getByRole("button", {
    name: unread ? `Notifications, ${unread} unread` : "Notifications",
    exact: true,
  });

test("loads three tabs of a user on one stream, with new and read events", async ({
  page,
  context,
  requestAs,
  baseURL,
}) => {
  const admin = await requestAs("admin");
  const { vendorId } = await createApprovedVendor({ vendor: page.request, admin, origin: baseURL });
  const decide = async (action: string) => {
    const address = `/api/admin/vendors/${vendorId}/${action}`;
    const data = action === "suspend" ? { reason: "Photos of other shops" } : {};
    const answer = await admin.post(address, { data, headers: { origin: baseURL ?? "" } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const isStream = (request: Request) => request.url().includes("/api/events");
  // The first visit's stream may open after the bell appears and isn't counted.
  const opened = page.waitForRequest(isStream);
  await page.goto("/jobs");
  await endUndoPeriod(vendorId);
  await expect(bell(page, 1)).toBeVisible();
  await opened;
  const streams: Page[] = [];
  context.on("request", (request) => {
    if (isStream(request)) streams.push(request.frame().page());
  });
  const tabs = [page, ...(await Promise.all(Array.from({ length: 2 }, () => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto("/jobs");
    await expect(bell(tab, 1)).toBeVisible();
    await waitUntilSettled(tab);
  }
  await expect.poll(() => streams.length).toBe(1);

  await decide("suspend");
  for (const tab of tabs) await expect(bell(tab, 2)).toBeVisible();

  const reader = tabs.at(-1)!;
  await bell(reader, 2).click();
  const panel = reader.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("listitem").first()).toContainText("Your vendor account is suspended");
  await expect(panel.getByText("New", { exact: true }).first()).toBeAttached();
  for (const tab of tabs) await expect(bell(tab, 0)).toBeVisible();
  await reader.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  const leading = streams[0]!;
  await leading.close();
  await expect.poll(() => streams.length).toBe(2);
  await decide("reinstate");
  for (const tab of tabs.filter((one) => one !== leading)) await expect(bell(tab, 1)).toBeVisible();
});
