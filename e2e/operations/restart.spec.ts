import type { Locator, Page } from "@playwright/test";
import { serveSecondSite } from "@/e2e/second-site";
import { expect, test } from "../fixtures";
import { publishListing } from "@/e2e/published-listing";
import { waitForMailLink } from "../people";
import { waitUntilSettled } from "@/e2e/page-idle";

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Message to/ }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

test("delivers messages live between two users on two servers, once each across a restart", async ({
  page,
  request,
  openBrowser,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const headers = { origin: baseURL ?? "" };
  const seller = await openBrowser();
  const tray = await publishListing({ vendor: seller.request, admin: request, origin: baseURL });
  // A vendor with an unconfirmed email may write only three messages a day.
  const link = await waitForMailLink(tray.email, "welcome_vendor", "/profile");
  const token = new URL(link, baseURL).searchParams.get("confirm-email");
  const confirmed = await seller.request.post("/api/profile/email/confirm", { data: { token }, headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  await signInAs("customer");
  const data = { listingId: tray.id, text: "Message 1" };
  const started = await page.request.post("/api/conversations", {
    data,
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  });
  expect(started.ok(), await started.text()).toBe(true);
  const { id } = (await started.json()) as { id: string };

  const first = await serveSecondSite();
  const sellerContext = await openBrowser({ baseURL: `http://localhost:${first.port}` });
  await sellerContext.addCookies((await seller.storageState()).cookies);
  const reader = await sellerContext.newPage();
  await reader.goto(`/messages/${id}`);
  await waitUntilSettled(reader);
  const talk = reader.getByRole("region", { name: /^Messages with/ });
  await expect(talk).toContainText("Message 1");

  await page.goto(`/messages/${id}`);
  await waitUntilSettled(page);
  async function write(number: number): Promise<void> {
    await send(page, `Message ${number}`);
    await expect(page.getByRole("region", { name: /^Messages with/ })).toContainText(`Message ${number}`);
  }
  const lines = (where: Locator, text: string) =>
    where.getByRole("paragraph").filter({ hasText: new RegExp(`${text}$`) });
  const count = (number: number) => lines(talk, `Message ${number}`).count();

  for (const [from, to] of [
    [page, reader],
    [reader, page],
  ] as const) {
    const text = `Amber from ${new URL(from.url()).port}`;
    await send(from, text);
    await expect(to.getByRole("region", { name: /^Messages with/ })).toContainText(text);
  }
  await write(2);
  await expect.poll(() => count(2)).toBe(1);
  await first.stop();
  await write(3);
  await write(4);
  const second = await serveSecondSite({ PORT: String(first.port) });
  await expect.poll(() => count(4), { timeout: 60_000 }).toBe(1);
  await write(5);
  await expect.poll(() => count(5), { timeout: 30_000 }).toBe(1);
  expect(await Promise.all([1, 2, 3, 4, 5].map(count))).toEqual([1, 1, 1, 1, 1]);

  await send(reader, "Come by on Friday");
  const answer = lines(page.getByRole("region", { name: /^Messages with/ }), "Come by on Friday");
  await expect.poll(() => answer.count()).toBe(1);
  await sellerContext.close();
  await seller.close();
  await second.stop();
});
