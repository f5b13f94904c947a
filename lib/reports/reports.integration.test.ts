import { randomUUID } from "node:crypto";
import * as reports from "@/app/api/reports/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing, createReview } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { talk } from "@/prisma/test/talks";
import { reportLimit, type ReportSubject } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function report(browser: Browser, subject: ReportSubject, subjectId: string, more: object = {}) {
  return browser.post(reports.POST, "/api/reports", {
    body: { subject, subjectId, reason: "scam", ...more },
  });
}

test("everything that a person sees can be reported, once while a report of it is open", async () => {
  const { customer, vendor, listingId, id } = await talk();
  const { id: message } = await db.message.create({
    data: { conversationId: id, senderId: vendor.id, text: "Wire me the money" },
  });
  const { id: review } = await createReview({ listingId, vendorId: vendor.vendorId });
  const { id: job } = await createJob();
  const subjects = { listing: listingId, vendor: vendor.vendorId, message, review, job };
  for (const [subject, subjectId] of Object.entries(subjects)) {
    const twice = await Promise.all([
      report(customer, subject as ReportSubject, subjectId, { text: "Look at this" }),
      report(customer, subject as ReportSubject, subjectId),
    ]);
    expect([subject, ...twice.map(({ status }) => status)]).toEqual([subject, 201, 201]);
    expect(await db.report.count({ where: { subjectId, reporterId: customer.id } })).toBe(1);
  }
});

test("nobody reports what they cannot see, or what is their own", async () => {
  const { customer, vendor, listingId, id } = await talk();
  const { browser: stranger } = await newcomer();
  const { id: message } = await db.message.findFirstOrThrow({ where: { conversationId: id } });
  const { id: draft } = await createListing({ status: "draft" });
  expect((await report(stranger, "message", message)).status).toBe(404);
  expect((await report(customer, "message", message)).status).toBe(404);
  expect((await report(vendor, "listing", listingId)).status).toBe(404);
  expect((await report(vendor, "vendor", vendor.vendorId)).status).toBe(404);
  expect((await report(stranger, "listing", draft)).status).toBe(404);
  expect((await report(stranger, "job", randomUUID())).status).toBe(404);
  expect((await report(createBrowser(), "listing", listingId)).status).toBe(401);
  expect(await db.report.count({ where: { subjectId: { in: [message, listingId, draft] } } })).toBe(0);
});

test("a report names one of five reasons, and says what is wrong where it is another", async () => {
  const { browser } = await newcomer();
  const { id } = await createListing();
  expect((await report(browser, "listing", id, { reason: "boring" })).status).toBe(422);
  expect((await report(browser, "listing", id, { reason: "other" })).body.fields).toEqual({
    text: "Tell us what’s wrong",
  });
  expect((await report(browser, "listing", id, { reason: "other", text: "It's a house" })).status).toBe(201);
});

test("reports are limited for a day", async () => {
  const { browser } = await newcomer();
  const { id } = await createListing();
  for (let count = 0; count < reportLimit.points; count += 1) await report(browser, "listing", id);
  expect((await report(browser, "listing", id)).status).toBe(429);
});
