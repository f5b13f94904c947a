import { randomBytes } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Client } from "pg";
import { confirmEmail, enqueueTask } from "./background";
import { expect, test } from "./fixtures";
import { readJsonLd } from "./lookups";
import { readMails, register, type NewPerson } from "./people";
import { waitUntilSettled, waitForNextTask } from "./page-idle";

const resume = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};

async function postByForm(page: Page, title: string): Promise<void> {
  page.setDefaultTimeout(12_000);
  await page.goto("/create-job");
  await waitUntilSettled(page);
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Category").selectOption("Hospitality");
  await page.getByText("Part-time", { exact: true }).click();
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("Pull shots, steam milk and keep the bar clean, four mornings a week, with two others.");
  await page.getByText("On-site", { exact: true }).click();
  await page.getByLabel("City", { exact: true }).fill("Austin");
  await page.getByLabel("State").selectOption("TX");
  await page.getByLabel("Minimum pay").fill("31");
  await page.getByLabel("Per", { exact: true }).selectOption("hour");
  await page.getByRole("textbox", { name: "Company", exact: true }).fill("Corner Kitchen");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL("/my-jobs");
}

type Drag = { card: Locator; column: Locator; isMobile: boolean };

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

async function dragTo(page: Page, { card, column, isMobile }: Drag): Promise<void> {
  const grip = card.getByRole("button", { name: /^Move / });
  const goal = column.getByRole("heading").first();
  const over = page.getByText("Over Reviewed.");
  await column.scrollIntoViewIfNeeded();
  const from = await middleOf(grip);
  if (!isMobile) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 10);
    await expect(async () => {
      const to = await middleOf(goal);
      await page.mouse.move(to.x - 8, to.y, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 2 });
      await expect(over).toBeAttached({ timeout: 1000 });
      expect(await middleOf(goal)).toEqual(to);
    }).toPass();
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  await expect(page.getByText(/picked up\.|Over Submitted\./)).toBeAttached();
  await expect(async () => {
    const to = await middleOf(goal);
    await touch("touchMove", [{ ...to, x: to.x - 8 }]);
    await touch("touchMove", [to]);
    await expect(over).toBeAttached({ timeout: 1000 });
    expect(await middleOf(goal)).toEqual(to);
  }).toPass();
  await touch("touchEnd", []);
}

type Side = { request: APIRequestContext; email: string };

async function countNotifications(
  { request, email }: Side,
  words: string,
): Promise<[bell: number, mails: number]> {
  const bell = (await (await request.get("/api/notifications?limit=50")).json()) as { title: string }[];
  const isIt = (text: string) => text.includes(words);
  return [
    bell.filter(({ title }) => isIt(title)).length,
    readMails(email).filter(({ subject }) => isIt(subject)).length,
  ];
}

async function expectNotified(side: Side, words: string): Promise<void> {
  await expect
    .poll(() => countNotifications(side, words), { message: words, timeout: 30_000 })
    .toEqual([1, 1]);
}

type Posted = { id: string; title: string; word: string };

async function publishJob(page: Page, admin: APIRequestContext, origin: string | undefined): Promise<Posted> {
  const word = `barista${randomBytes(4)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!)}`;
  const title = `Morning ${word}`;
  await postByForm(page, title);
  const queue = (await (await admin.get("/api/admin/jobs?limit=100")).json()) as {
    id: string;
    title: string;
  }[];
  const { id } = queue.find((job) => job.title === title)!;
  const headers = { origin: origin ?? "" };
  const approved = await admin.post(`/api/admin/jobs/${id}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);
  return { id, title, word };
}

async function applyFor(id: string, request: APIRequestContext, origin: string | undefined): Promise<void> {
  const headers = { origin: origin ?? "", "idempotency-key": crypto.randomUUID() };
  const sent = await request.post(`/api/jobs/${id}/applications`, {
    data: { note: "I open cafés." },
    headers,
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

const columnOf = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });

test("posts, approves, and finds a job, takes an application with a resume to a hire, and ends the job on its last day", async ({
  page,
  openBrowser,
  baseURL,
  signInAs,
  requestAs,
}) => {
  await signInAs("vendor");
  const admin = await requestAs("admin");
  const { id, title, word } = await publishJob(page, admin, baseURL);

  const open = () => openBrowser({ viewport: page.viewportSize() });
  const [morgan, sam, kim] = await Promise.all([open(), open(), open()]);
  const people = [morgan, sam, kim].map(({ request }) => register(request, { origin: baseURL }));
  const [, , { email: kimsEmail }] = (await Promise.all(people)) as [NewPerson, NewPerson, NewPerson];
  await applyFor(id, sam.request, baseURL);

  const seeker = await morgan.newPage();
  seeker.setDefaultTimeout(12_000);
  await seeker.goto("/jobs");
  await waitUntilSettled(seeker);
  const box = seeker.getByRole("searchbox", { name: "Job title, company or place" });
  await box.fill(`part time ${word} austin over 60k`);
  await box.press("Enter");
  const card = seeker.locator("[data-slot=job-card]");
  await expect(card).toHaveCount(1);
  await card.getByRole("link", { name: title }).click();
  await expect(seeker.getByRole("heading", { level: 1 })).toHaveText(title);
  await waitUntilSettled(seeker);
  expect((await readJsonLd(seeker)).map((entry) => entry["@type"])).toContain("JobPosting");
  await seeker.getByRole("button", { name: "Apply", exact: true }).filter({ visible: true }).first().click();
  const form = seeker.getByRole("dialog");
  await form.getByLabel(/^Note to/).fill("I have pulled shots for four years.");
  await form.getByLabel(/^Resume/).setInputFiles(resume);
  await expect(form).toContainText("resume.pdf is attached.");
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByRole("button", { name: "Send application" })).toBeHidden();

  await page.goto(`/my-jobs/${id}`);
  await waitUntilSettled(page);
  const column = (name: string) => columnOf(page, name);
  await expect(column("Submitted").locator("[data-slot=applicant]")).toHaveCount(2);
  const first = page.locator("[data-slot=applicant]").filter({ has: page.getByText("resume.pdf") });

  const address = (await first.getByRole("link", { name: /resume\.pdf/ }).getAttribute("href")) ?? "";
  const file = await page.request.get(address);
  expect([file.status(), file.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  expect((await sam.request.get(address)).status()).toBe(404);
  expect((await admin.get(address)).status()).toBe(404);

  await first.getByRole("button", { name: /^Add a note/ }).click();
  await first.getByLabel("Private note").fill("Free from Monday");
  await first.getByRole("button", { name: "Save note" }).click();
  await expect(first.getByRole("button", { name: /^Edit note/ })).toBeVisible();
  await expect(first.getByText("Free from Monday")).toBeVisible();

  const other = page.locator("[data-slot=applicant]").filter({ hasNot: page.getByText("resume.pdf") });
  await dragTo(page, { card: other, column: column("Reviewed"), isMobile: false });
  await expect(column("Reviewed").locator("[data-slot=applicant]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Submitted").locator("[data-slot=applicant]")).toHaveCount(2);

  const grip = first.getByRole("button", { name: /^Move / });
  await grip.focus();
  await page.keyboard.press("Space");
  // Announced once the columns are measured; arrow keys have no effect before that.
  await expect(page.getByText("Over Submitted.")).toBeAttached();
  await waitForNextTask(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Over Reviewed.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(column("Reviewed").locator("[data-slot=applicant]")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Submitted").locator("[data-slot=applicant]")).toHaveCount(2);
  await first.getByRole("combobox").selectOption("interview");
  await expect(column("Interview").locator("[data-slot=applicant]")).toHaveCount(1);

  await first.getByRole("link", { name: /^Message/ }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByText("I have pulled shots for four years.").last()).toBeVisible();
  await page.goto(`/my-jobs/${id}`);
  await waitUntilSettled(page);
  await first.getByRole("combobox").selectOption("hired");
  await expect(column("Hired").locator("[data-slot=applicant]")).toHaveCount(1);

  await expect(other).toHaveCount(1);
  await page.getByRole("button", { name: "Decline applicants" }).click();
  const decline = page.getByRole("dialog");
  await decline.getByRole("checkbox", { name: /Submitted$/ }).check();
  await decline.getByRole("button", { name: "Decline 1" }).click();
  await expect(column("Not selected").locator("[data-slot=applicant]")).toHaveCount(1);

  await seeker.goto("/my-applications");
  await expect(seeker.getByText("Hired", { exact: true })).toBeVisible();
  await expect(seeker.getByText("Free from Monday")).toHaveCount(0);
  const samsPage = await sam.newPage();
  await samsPage.goto("/my-applications");
  await expect(samsPage.getByText("Not selected", { exact: true })).toBeVisible();
  await expect(samsPage.getByText(/We wish you all the best/)).toBeVisible();

  await confirmEmail(kimsEmail);
  await applyFor(id, kim.request, baseURL);
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, (client: Client) =>
    client.query("UPDATE jobs SET deadline = now() - interval '1 minute' WHERE id = $1", [id]),
  );
  await enqueueTask("job-expiry");
  await expect
    .poll(
      async () => ((await (await page.request.get(`/api/jobs/${id}`)).json()) as { status: string }).status,
    )
    .toBe("expired");
  const { email } = (await (await page.request.get("/api/user")).json()) as { email: string };
  await expectNotified({ request: page.request, email }, `“${title}” has ended`);
  await enqueueTask("application-endings");
  await expectNotified(
    { request: kim.request, email: kimsEmail },
    `“${title}” is no longer accepting applications`,
  );
  expect(
    await countNotifications({ request: sam.request, email: "" }, "is no longer accepting applications"),
  ).toEqual([0, 0]);
  await seeker.goto(`/jobs/${id}`);
  await expect(seeker.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(seeker.getByRole("button", { name: "Apply", exact: true })).toHaveCount(0);
  expect((await readJsonLd(seeker)).map((entry) => entry["@type"])).not.toContain("JobPosting");
});

test("moves an applicant to another column with a finger @mobile-only", async ({
  page,
  openBrowser,
  baseURL,
  signInAs,
  requestAs,
}) => {
  await signInAs("vendor");
  const { id } = await publishJob(page, await requestAs("admin"), baseURL);
  const applicant = await openBrowser();
  await register(applicant.request, { origin: baseURL });
  await applyFor(id, applicant.request, baseURL);
  await page.goto(`/my-jobs/${id}`);
  await waitUntilSettled(page);
  const column = columnOf(page, "Reviewed");
  await dragTo(page, { card: page.locator("[data-slot=applicant]"), column, isMobile: true });
  await expect(column.locator("[data-slot=applicant]")).toHaveCount(1);
  await applicant.close();
});
