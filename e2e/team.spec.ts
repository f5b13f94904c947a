import type { APIRequestContext, BrowserContextOptions, Page } from "@playwright/test";
import { confirmEmail } from "./background";
import { expect, test, type OpenBrowser } from "./fixtures";
import { waitUntilSettled } from "./page-idle";
import { fillLogin, makePerson, register, waitForMailLink, type NewPerson } from "./people";
import { publishListing } from "./published-listing";

type Invited = {
  open: OpenBrowser;
  owner: APIRequestContext;
  headers: { origin: string };
  person: NewPerson;
};

async function joinTeam(
  { open, owner, headers, person }: Invited,
  role: "manager" | "agent",
  options?: BrowserContextOptions,
): Promise<Page> {
  const browser = await open(options);
  await register(browser.request, { person, ...headers });
  await confirmEmail(person.email);
  const invited = await owner.post("/api/member-invitations", {
    data: { email: person.email, role },
    headers,
  });
  expect(invited.status(), await invited.text()).toBe(201);
  await browser.clearCookies();
  const page = await browser.newPage();
  await page.goto("/auth");
  await waitUntilSettled(page);
  await fillLogin(page, person);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto(await waitForMailLink(person.email, "member_invitation", "/team-invitation"));
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Join the team" }).click();
  await expect(page).toHaveURL(/\/vendor$/);
  await waitUntilSettled(page);
  return page;
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your reply").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Messages" }).getByText(text)).toBeVisible();
}

const messages = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");

test("lets two members answer one conversation, whose names only the team sees", async ({
  request,
  openBrowser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const headers = { origin };
  const owner = await openBrowser();
  const tray = await publishListing({ vendor: owner.request, admin: request, origin });
  const invited = { open: openBrowser, owner: owner.request, headers };
  const desk = await joinTeam({ ...invited, person: makePerson("Maja") }, "manager");
  const phone = await joinTeam({ ...invited, person: makePerson("Bo") }, "agent", {
    viewport: { width: 360, height: 740 },
  });

  const buyer = await openBrowser();
  await register(buyer.request, { person: makePerson("Kim"), origin });
  const started = await buyer.request.post("/api/conversations", {
    data: { listingId: tray.id, text: "Is it still there?" },
    headers,
  });
  expect(started.status(), await started.text()).toBe(201);
  const { id } = (await started.json()) as { id: string };

  await test.step("the manager assigns the conversation and answers", async () => {
    await desk.goto("/vendor?tab=inbox");
    await waitUntilSettled(desk);
    await desk.getByRole("link", { name: /Kim/ }).click();
    await waitUntilSettled(desk);
    await desk.getByLabel("Assigned to").selectOption({ label: "Bo Harper" });
    await expect(desk.getByText("The conversation was assigned")).toBeVisible();
    await answer(desk, "It is, in good shape.");
  });

  await test.step("the agent finds both on a phone, answers, and takes an answer back", async () => {
    await phone.goto("/vendor?tab=inbox");
    await waitUntilSettled(phone);
    const item = phone.getByRole("link", { name: /Kim/ });
    await expect(item).toContainText("Assigned to Bo Harper");
    await item.click();
    await waitUntilSettled(phone);
    await expect(messages(phone).filter({ hasText: "It is, in good shape." })).toContainText("Maja Harper");
    await answer(phone, "Come by at nine.");
    await answer(phone, "Come by at noon.");
    const first = messages(phone).filter({ hasText: "Come by at nine." });
    await first.getByRole("button", { name: "Take back" }).click();
    await expect(first).toHaveCount(0);
    await expect(
      messages(phone).filter({ hasText: "It is, in good shape." }).getByRole("button"),
    ).toHaveCount(0);
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  await test.step("the manager sees who wrote what", async () => {
    await desk.reload();
    await waitUntilSettled(desk);
    await expect(desk.getByLabel("Assigned to").locator("option:checked")).toHaveText("Bo Harper");
    await expect(messages(desk).filter({ hasText: "Come by at noon." })).toContainText("Bo Harper");
    await expect(messages(desk).filter({ hasText: "This message was taken back." })).toContainText(
      "Bo Harper",
    );
  });

  await test.step("the customer sees only the business", async () => {
    const page = await buyer.newPage();
    await page.goto(`/messages/${id}`);
    await waitUntilSettled(page);
    await expect(page.getByText("Come by at noon.").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("It is, in good shape.").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("Come by at nine.")).toHaveCount(0);
    await expect(page.getByText(/Maja|Bo Harper/)).toHaveCount(0);
  });
});
