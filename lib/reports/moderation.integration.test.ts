import * as decide from "@/app/api/admin/reports/[id]/[action]/route";
import * as read from "@/app/api/admin/reports/[id]/thread/route";
import * as queue from "@/app/api/admin/reports/route";
import * as reports from "@/app/api/reports/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing, createReview } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { talk } from "@/prisma/test/talks";
import type { ReportedThingDto, ReportThreadDto } from "./moderation.contract";
import type { ReportSubject } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let other: Browser;
beforeAll(async () => {
  ({ browser: admin } = await newcomer({ role: "admin" }));
  ({ browser: other } = await newcomer({ role: "admin" }));
});

async function report(browser: Browser, subject: ReportSubject, subjectId: string, text = "") {
  const body = { subject, subjectId, reason: "scam", text };
  expect((await browser.post(reports.POST, "/api/reports", { body })).status).toBe(201);
}

function decideOn(browser: Browser, id: string, action: string, reason = "") {
  const path = `/api/admin/reports/${id}/${action}`;
  return browser.post(decide.POST, path, { params: { id, action }, body: { reason } });
}

function open(browser: Browser, id: string) {
  return browser.post(read.POST, `/api/admin/reports/${id}/thread`, { params: { id } });
}

async function find(id: string): Promise<ReportedThingDto | undefined> {
  const { body } = await admin.get(queue.GET, "/api/admin/reports", { query: { limit: "100" } });
  return (body as unknown as ReportedThingDto[]).find((thing) => thing.id === id);
}

const audits = (subjectId: string) =>
  db.auditEntry.findMany({ where: { subjectId }, select: { action: true }, orderBy: { createdAt: "asc" } });

test("the queue holds each reported thing once, with the number and reasons of its reports", async () => {
  const { id } = await createListing({ title: "Haunted lamp" });
  for (const text of ["It is fake", "Never arrived"]) {
    const { browser } = await newcomer();
    await report(browser, "listing", id, text);
  }
  expect(await find(id)).toMatchObject({
    subject: "listing",
    title: "Haunted lamp",
    count: 2,
    reasons: ["scam"],
    up: true,
    reports: [{ text: "Never arrived" }, { text: "It is fake" }],
  });
});

test("acting on reports takes each kind of thing down, leaves one audit row and notifies the reporter", async () => {
  const { customer, vendor, id: conversationId } = await talk();
  const { id: message } = await db.message.create({
    data: { conversationId, senderId: vendor.id, text: "Wire me the money" },
  });
  const { person, browser } = await newcomer();
  const { id: listing } = await createListing();
  const { id: review } = await createReview();
  const { id: job } = await createJob();
  const { vendorId } = await db.listing.findUniqueOrThrow({ where: { id: listing } });
  await report(customer, "message", message);
  for (const [subject, id] of Object.entries({ listing, review, job, vendor: vendorId })) {
    await report(browser, subject as ReportSubject, id);
  }
  const things = { listing, review, job, vendor: vendorId, message };
  for (const id of Object.values(things)) {
    expect((await decideOn(admin, id, "act")).status).toBe(422);
    expect((await decideOn(admin, id, "act", "Breaks our rules.")).status).toBe(200);
    expect(await find(id)).toBeUndefined();
  }
  expect((await db.listing.findUniqueOrThrow({ where: { id: listing } })).status).toBe("removed");
  expect((await db.review.findUniqueOrThrow({ where: { id: review } })).status).toBe("hidden");
  expect((await db.job.findUniqueOrThrow({ where: { id: job } })).status).toBe("rejected");
  expect((await db.vendor.findUniqueOrThrow({ where: { id: vendorId } })).status).toBe("suspended");
  expect((await db.user.findUniqueOrThrow({ where: { id: vendor.id } })).status).toBe("suspended");
  expect(await audits(listing)).toEqual([{ action: "listing.remove" }]);
  expect(await audits(review)).toEqual([{ action: "review.hide" }]);
  expect(await audits(job)).toEqual([{ action: "job.remove" }]);
  expect(await audits(vendorId)).toEqual([{ action: "vendor.suspend" }]);
  expect(await audits(vendor.id)).toEqual([{ action: "user.suspend" }]);
  const told = await db.notification.findMany({ where: { userId: person.id, type: "report" } });
  expect(told.map(({ title }) => title).sort()).toEqual([
    "We took action on the job you reported",
    "We took action on the listing you reported",
    "We took action on the review you reported",
    "We took action on the vendor you reported",
  ]);
  expect(await db.mail.count({ where: { userId: person.id, template: "report_outcome" } })).toBe(4);
});

test("of two admins deciding at once one wins and the other is answered 409", async () => {
  const { browser } = await newcomer();
  for (const actions of [
    ["dismiss", "dismiss"],
    ["act", "dismiss"],
  ] as const) {
    const { id } = await createListing();
    await report(browser, "listing", id);
    const both = await Promise.all([
      decideOn(admin, id, actions[0], "Breaks our rules."),
      decideOn(other, id, actions[1]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await db.listing.findUniqueOrThrow({ where: { id } });
    const { status: closed } = await db.report.findFirstOrThrow({ where: { subjectId: id } });
    expect([status === "removed", closed]).toEqual([closed === "resolved", closed]);
    expect(await audits(id)).toHaveLength(1);
  }
});

test("dismissed reports leave the thing alone, and what is down already only closes its reports", async () => {
  const { browser } = await newcomer();
  const { id: kept } = await createListing();
  const { id: gone } = await createListing();
  await report(browser, "listing", kept);
  await report(browser, "listing", gone);
  await db.listing.update({ where: { id: gone }, data: { status: "removed" } });
  expect((await decideOn(admin, kept, "dismiss")).body).toEqual({ closed: 1 });
  expect((await decideOn(admin, gone, "act")).body).toEqual({ closed: 1 });
  expect((await db.listing.findUniqueOrThrow({ where: { id: kept } })).status).toBe("approved");
  expect(await audits(kept)).toEqual([{ action: "report.dismiss" }]);
  expect(await audits(gone)).toEqual([{ action: "report.resolve" }]);
  expect((await decideOn(admin, kept, "dismiss")).status).toBe(409);
});

test("a conversation is readable while a message of it is reported, and each reading is written down", async () => {
  const { customer, vendor, id: conversationId } = await talk();
  const { id: message } = await db.message.create({
    data: { conversationId, senderId: vendor.id, text: "Wire me the money" },
  });
  expect((await open(admin, message)).status).toBe(404);
  await report(customer, "message", message);
  expect((await open(customer, message)).status).toBe(403);
  for (let reading = 0; reading < 2; reading += 1) {
    const { messages } = (await open(admin, message)).body as unknown as ReportThreadDto;
    expect(messages.map(({ text, reported }) => [text, reported])).toEqual([
      ["Is it still there?", false],
      ["Wire me the money", true],
    ]);
  }
  expect(await audits(message)).toEqual([{ action: "report.read" }, { action: "report.read" }]);
  await decideOn(admin, message, "dismiss");
  expect((await open(admin, message)).status).toBe(404);
});
