import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Client } from "pg";
import { confirmEmail, endUndoPeriod, enqueueTask } from "./background";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";
import { createApprovedVendor, readMails, register } from "./people";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Shop = { vendor: APIRequestContext; admin: APIRequestContext; headers: Record<string, string> };

async function publishService({ vendor, admin, headers }: Shop): Promise<{ id: string; title: string }> {
  const title = `Garden care ${randomBytes(4).toString("hex")}`;
  const made = await vendor.post("/api/listings", {
    data: {
      category: "services",
      title,
      description: "Hedges, lawns and beds, every week or once, with our own tools.",
      price: 45,
      details: { pricing: "hourly", areaServed: "Austin and around" },
      submit: true,
    },
    headers,
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const approved = await admin.post(`/api/admin/listings/${id}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);
  return { id, title };
}

async function moveAppointment(conversationId: string, hours: number): Promise<void> {
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, (client: Client) =>
    client.query(
      `UPDATE viewings SET starts_at = now() + make_interval(hours => $2), created_at = now() - interval '3 days',
        updated_at = now() - interval '3 days' WHERE conversation_id = $1`,
      [conversationId, hours],
    ),
  );
}

type Deal = { buyer: APIRequestContext; vendor: APIRequestContext; headers: Record<string, string> };

async function agreeAndComplete({ buyer, vendor, headers }: Deal, conversationId: string): Promise<void> {
  const send = async (side: APIRequestContext, path: string, data: object = {}) => {
    const answer = await side.post(path, {
      data,
      headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { offer: { id: string } };
  };
  const { offer } = await send(vendor, `/api/conversations/${conversationId}/offers`, { amount: 90 });
  await send(buyer, `/api/offers/${offer.id}/accept`);
  await send(vendor, `/api/conversations/${conversationId}/complete`);
}

test("lets a vendor open hours, a visitor book a time, and both review each other after the reminder @mobile-only", async ({
  page,
  request,
  openBrowser,
  baseURL,
  requestAs,
}) => {
  const headers = { origin: baseURL ?? "" };
  const admin = await requestAs("admin");
  const vendor = await openBrowser();
  await createApprovedVendor({ vendor: vendor.request, admin: request, origin: baseURL });
  const service = await publishService({ vendor: vendor.request, admin, headers });
  await page.context().clearCookies();
  const { email } = await register(page.request, { origin: baseURL });
  await confirmEmail(email);

  const desk = await vendor.newPage();
  await test.step("the vendor opens hours", async () => {
    await desk.goto("/vendor?tab=hours");
    await waitUntilSettled(desk);
    for (const day of weekdays) await desk.getByRole("button", { name: `Add hours on ${day}` }).click();
    await desk.getByRole("checkbox", { name: /^Confirm bookings automatically/ }).check();
    await desk.getByRole("button", { name: "Save hours" }).click();
    await expect(desk.getByRole("button", { name: "Delete hours" })).toBeVisible();
  });

  const conversationId = await test.step("a visitor books", async () => {
    await page.goto(`/listings/${service.id}`);
    await waitUntilSettled(page);
    await page.getByRole("link", { name: "Book an appointment" }).filter({ visible: true }).click();
    const times = page.getByRole("radiogroup", { name: "Free times" });
    await times.locator("label").first().click();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Booked with" })).toBeVisible();
    await page.getByRole("link", { name: "Open conversation" }).click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    return page.url().split("/").at(-1)!;
  });

  await test.step("both are reminded a day before", async () => {
    // An open conversation reads its notices, and no email follows.
    await page.goto("/");
    await moveAppointment(conversationId, 23);
    await enqueueTask("appointment-reminders");
    const reminders = async (side: APIRequestContext) => {
      const answer = await side.get("/api/notifications?limit=50");
      return ((await answer.json()) as { title: string }[]).filter(({ title }) =>
        title.startsWith("Appointment on "),
      ).length;
    };
    await expect.poll(() => reminders(page.request)).toBe(1);
    await expect.poll(() => reminders(vendor.request)).toBe(1);
    const isReminder = ({ subject }: { subject: string }) => subject.startsWith("Appointment on ");
    await expect.poll(() => readMails(email).filter(isReminder).length).toBe(1);
  });

  await test.step("the vendor confirms that they met, and the deal is completed", async () => {
    await moveAppointment(conversationId, -1);
    await desk.goto(`/messages/${conversationId}`);
    await waitUntilSettled(desk);
    await desk.getByRole("button", { name: "We met" }).click();
    await expect(desk.getByRole("button", { name: "We met" })).toBeHidden();
    await agreeAndComplete({ buyer: page.request, vendor: vendor.request, headers }, conversationId);
  });

  await test.step("both review", async () => {
    await desk.getByRole("button", { name: "Rate buyer" }).click();
    const rating = desk.getByRole("dialog");
    await rating.getByRole("radio", { name: "5 stars, Excellent" }).locator("..").click();
    await rating.getByRole("button", { name: "Send rating" }).click();
    await expect(rating).toBeHidden();
    await page.goto(`/reviews?listing=${service.id}`);
    await waitUntilSettled(page);
    await page.getByRole("radio", { name: "5 stars, Excellent" }).locator("..").click();
    await page.getByLabel("Your review").fill("On time, and the hedge is straight.");
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByText("In review", { exact: true })).toBeVisible();
  });

  await test.step("the review is published", async () => {
    const queue = await admin.get("/api/admin/reviews?limit=100");
    const review = ((await queue.json()) as { id: string; listing: { id: string } }[]).find(
      ({ listing }) => listing.id === service.id,
    );
    const published = await admin.post(`/api/admin/reviews/${review?.id}/publish`, { data: {}, headers });
    expect(published.status(), await published.text()).toBe(200);
    await endUndoPeriod(review!.id);
    await page.goto(`/listings/${service.id}`);
    const shown = page.locator("[data-slot=review]");
    await expect(shown).toContainText("On time, and the hedge is straight.");
    await expect(shown).toContainText("Verified buyer");
  });
  await vendor.close();
});
