import { randomUUID } from "node:crypto";
import * as word from "@/app/api/admin/blocked-words/[id]/route";
import * as words from "@/app/api/admin/blocked-words/route";
import * as decide from "@/app/api/admin/reports/[id]/[action]/route";
import * as read from "@/app/api/admin/reports/[id]/thread/route";
import * as queue from "@/app/api/admin/reports/route";
import * as reports from "@/app/api/reports/route";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { db, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing, createReview } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createConversation } from "@/prisma/test/conversations";
import { listBlockedWords } from "./blocked-words.queries";
import type { ReportedThingDto, ReportThreadDto } from "./moderation.contract";
import { reportLimit, type ReportSubject } from "./rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("reports", () => {
  function report(browser: Browser, subject: ReportSubject, subjectId: string, more: object = {}) {
    return browser.post(reports.POST, "/api/reports", {
      body: { subject, subjectId, reason: "scam", ...more },
    });
  }

  test("covers everything that a person sees, once while a report is open", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
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

  test("refuses things that a person cannot see or owns", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    const { browser: stranger } = await createSignedInPerson();
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

  test("requires one of five reasons, and a text for another reason", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing();
    expect((await report(browser, "listing", id, { reason: "boring" })).status).toBe(422);
    expect((await report(browser, "listing", id, { reason: "other" })).body.fields).toEqual({
      text: "Tell us what’s wrong",
    });
    expect((await report(browser, "listing", id, { reason: "other", text: "It's a house" })).status).toBe(
      201,
    );
  });

  test("limits reports per day", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing();
    for (let count = 0; count < reportLimit.points; count += 1) await report(browser, "listing", id);
    expect((await report(browser, "listing", id)).status).toBe(429);
  });
});

describe("moderation", () => {
  let admin: Browser;

  let other: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
    ({ browser: other } = await createSignedInPerson({ role: "admin" }));
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

  test("lists each reported subject once, with the number and reasons of its reports", async () => {
    const { id } = await createListing({ title: "Haunted lamp" });
    for (const text of ["It is fake", "Never arrived"]) {
      const { browser } = await createSignedInPerson();
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

  test("removes each kind of subject, writes one audit row, and notifies the reporter", async () => {
    const { customer, vendor, id: conversationId } = await createConversation();
    const { id: message } = await db.message.create({
      data: { conversationId, senderId: vendor.id, text: "Wire me the money" },
    });
    const { person, browser } = await createSignedInPerson();
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
    const notices = await db.notification.findMany({ where: { userId: person.id, type: "report" } });
    expect(notices.map(({ title }) => title).sort()).toEqual([
      "We took action on the job you reported",
      "We took action on the listing you reported",
      "We took action on the review you reported",
      "We took action on the vendor you reported",
    ]);
    expect(await db.mail.count({ where: { userId: person.id, template: "report_outcome" } })).toBe(4);
  });

  test("accepts one of two decisions at once, and answers 409 to the other", async () => {
    const { browser } = await createSignedInPerson();
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

  test("changes only the reports for a dismissal or a removed subject", async () => {
    const { browser } = await createSignedInPerson();
    const { id: untouchedId } = await createListing();
    const { id: gone } = await createListing();
    await report(browser, "listing", untouchedId);
    await report(browser, "listing", gone);
    await db.listing.update({ where: { id: gone }, data: { status: "removed" } });
    expect((await decideOn(admin, untouchedId, "dismiss")).body).toEqual({ closed: 1 });
    expect((await decideOn(admin, gone, "act")).body).toEqual({ closed: 1 });
    expect((await db.listing.findUniqueOrThrow({ where: { id: untouchedId } })).status).toBe("approved");
    expect(await audits(untouchedId)).toEqual([{ action: "report.dismiss" }]);
    expect(await audits(gone)).toEqual([{ action: "report.resolve" }]);
    expect((await decideOn(admin, untouchedId, "dismiss")).status).toBe(409);
  });

  test("56: opens a conversation while one of its messages is reported, and audits each access", async () => {
    const { customer, vendor, id: conversationId } = await createConversation();
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
});

describe("blocked words", () => {
  test("lets an admin flag, refuse, and remove a word", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const put = (body: object) => admin.put(words.PUT, "/api/admin/blocked-words", { body });
    const known = async () =>
      (await transaction((tx) => readBlockedWords(tx))).filter((one) => one.word === "Counterfeit");
    const { body } = await put({ word: " Counterfeit ", effect: "flag" });
    expect(await known()).toEqual([{ word: "Counterfeit", effect: "flag" }]);
    expect((await put({ word: "COUNTERFEIT", effect: "refuse" })).body.id).toBe(body.id);
    expect(await known()).toEqual([{ word: "Counterfeit", effect: "refuse" }]);
    expect((await put({ word: " - ", effect: "flag" })).status).toBe(422);
    const id = String(body.id);
    const remove = () => admin.delete(word.DELETE, `/api/admin/blocked-words/${id}`, { params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await known()).toEqual([]);
  });

  test("finds words by a part, with wildcards taken literally", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    for (const text of ["Wire transfer", "Gift card"]) {
      await admin.put(words.PUT, "/api/admin/blocked-words", { body: { word: text, effect: "flag" } });
    }
    const found = async (search: string) => (await listBlockedWords(search)).map((one) => one.word);
    expect(await found("TRANS")).toEqual(["Wire transfer"]);
    expect(await found("%")).toEqual([]);
    expect(await found("")).toEqual(["Gift card", "Wire transfer"]);
  });
});
