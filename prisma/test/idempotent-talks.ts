import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as interviews from "@/app/api/conversations/[id]/interviews/route";
import * as messages from "@/app/api/conversations/[id]/messages/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as viewings from "@/app/api/conversations/[id]/viewings/route";
import * as acceptSaverOffer from "@/app/api/favorites/offers/[id]/accept/route";
import * as booking from "@/app/api/listings/[id]/appointments/route";
import * as saverOffer from "@/app/api/listings/[id]/saver-offer/route";
import * as conversations from "@/app/api/conversations/route";
import * as documents from "@/app/api/documents/route";
import * as caseStatements from "@/app/api/cases/[id]/statements/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import * as stepOfOffer from "@/app/api/offers/[id]/[action]/route";
import * as quickReplies from "@/app/api/quick-replies/route";
import * as reports from "@/app/api/reports/route";
import * as savedSearches from "@/app/api/saved-searches/route";
import * as viewingCase from "@/app/api/viewings/[id]/case/route";
import * as stepOfViewing from "@/app/api/viewings/[id]/[action]/route";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { createJob, createListing } from "../factories";
import { daysFromNow } from "../factories/rows";
import { createOpenHome, freeTimes } from "./appointments";
import type { Browser } from "./browser";
import { condoForSale, createPersonWithBrowser, createConversation } from "./conversations";
import { completeDeal, stepOffer } from "./deals";
import { createSavedListing, offerToSavers } from "./saver-offers";

export type IdempotentCase = {
  browser: Browser;
  handler: RouteHandler;
  params?: Record<string, string>;
  body?: () => unknown;
  effect: () => Promise<unknown>;
};

const startsAt = () => daysFromNow(3).toISOString();

async function offered() {
  const talked = await createConversation();
  const { customer, id } = talked;
  const params = { id };
  await customer.post(offers.POST, `/api/conversations/${id}/offers`, { params, body: { amount: 80 } });
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  const effect = () => db.offer.findMany({ where: { conversationId: id }, select: { status: true } });
  return { ...talked, offerId, effect };
}

async function talkOfHome() {
  const talked = await createConversation(condoForSale);
  const { id } = talked;
  const effect = () => db.viewing.findMany({ where: { conversationId: id }, select: { status: true } });
  return { ...talked, effect };
}

export const talkCases: Record<string, () => Promise<IdempotentCase>> = {
  async "/api/saved-searches"() {
    const browser = await createPersonWithBrowser();
    const body = () => ({ filter: { category: "products", search: "lamp" } });
    const effect = () => db.savedSearch.count({ where: { userId: browser.id } });
    return { browser, handler: savedSearches.POST, body, effect };
  },
  async "/api/conversations"() {
    const browser = await createPersonWithBrowser();
    const { id: listingId } = await createListing();
    const body = () => ({ listingId, text: "Is it still there?" });
    const effect = () => db.message.count({ where: { senderId: browser.id } });
    return { browser, handler: conversations.POST, body, effect };
  },
  async "/api/conversations/{id}/messages"() {
    const { vendor: browser, id } = await createConversation();
    const effect = () => db.message.count({ where: { conversationId: id } });
    return { browser, handler: messages.POST, params: { id }, body: () => ({ text: "It is." }), effect };
  },
  async "/api/conversations/{id}/offers"() {
    const { customer: browser, id } = await createConversation();
    const effect = () => db.offer.count({ where: { conversationId: id } });
    return { browser, handler: offers.POST, params: { id }, body: () => ({ amount: 80 }), effect };
  },
  async "/api/listings/{id}/saver-offer"() {
    const { seller: browser, listingId: id } = await createSavedListing();
    const effect = () => db.saverOffer.count({ where: { listingId: id } });
    return { browser, handler: saverOffer.POST, params: { id }, body: () => ({ amount: 80 }), effect };
  },
  async "/api/favorites/offers/{id}/accept"() {
    const saved = await createSavedListing();
    await offerToSavers(saved);
    const { saver: browser, listingId } = saved;
    const { id } = await db.saverOffer.findFirstOrThrow({ where: { listingId } });
    const effect = () => db.offer.count({ where: { listingId } });
    return { browser, handler: acceptSaverOffer.POST, params: { id }, body: () => ({}), effect };
  },
  async "/api/offers/{id}/{action}"() {
    const { vendor: browser, offerId, effect } = await offered();
    const params = { id: offerId, action: "accept" };
    return { browser, handler: stepOfOffer.POST, params, body: () => ({}), effect };
  },
  async "/api/conversations/{id}/complete"() {
    const { vendor: browser, id, offerId, listingId } = await offered();
    const params = { id: offerId, action: "accept" };
    await browser.post(stepOfOffer.POST, `/api/offers/${offerId}/accept`, { params, body: {} });
    const effect = () => db.listing.findUnique({ where: { id: listingId }, select: { status: true } });
    return { browser, handler: complete.POST, params: { id }, body: () => ({}), effect };
  },
  async "/api/offers/{id}/case"() {
    const { vendor, customer: browser, id, offerId } = await offered();
    await stepOffer(vendor, id, "accept");
    const effect = () => db.caseStatement.count({ where: { authorId: browser.id } });
    const body = () => ({ reason: "no_show", text: "Nobody came." });
    return { browser, handler: dealCase.POST, params: { id: offerId }, body, effect };
  },
  async "/api/viewings/{id}/case"() {
    const { customer: browser, id } = await talkOfHome();
    const body = { startsAt: startsAt() };
    await browser.post(viewings.POST, `/api/conversations/${id}/viewings`, { params: { id }, body });
    const { id: viewingId } = await db.viewing.findFirstOrThrow({ where: { conversationId: id } });
    const past = { status: "confirmed", startsAt: daysFromNow(-1) } as const;
    await db.viewing.update({ where: { id: viewingId }, data: past });
    const effect = () => db.caseStatement.count({ where: { authorId: browser.id } });
    const problem = () => ({ reason: "no_show", text: "Nobody came." });
    return { browser, handler: viewingCase.POST, params: { id: viewingId }, body: problem, effect };
  },
  async "/api/cases/{id}/statements"() {
    const { vendor, customer: browser, id, offerId } = await offered();
    await stepOffer(vendor, id, "accept");
    const opening = { params: { id: offerId }, body: { reason: "no_show", text: "Nobody came." } };
    const { body: opened } = await browser.post(dealCase.POST, `/api/offers/${offerId}/case`, opening);
    const params = { id: String(opened.id) };
    const effect = () => db.caseStatement.count({ where: { authorId: browser.id } });
    return { browser, handler: caseStatements.POST, params, body: () => ({ text: "I waited." }), effect };
  },
  async "/api/offers/{id}/buyer-rating"() {
    const { vendor: browser, id, offerId } = await offered();
    await stepOffer(browser, id, "accept");
    await completeDeal(browser, id);
    const effect = () => db.buyerRating.findMany({ where: { dealId: offerId }, select: { rating: true } });
    const params = { id: offerId };
    return { browser, handler: buyerRating.POST, params, body: () => ({ rating: 4 }), effect };
  },
  async "/api/conversations/{id}/viewings"() {
    const { customer: browser, id, effect } = await talkOfHome();
    const at = startsAt();
    return { browser, handler: viewings.POST, params: { id }, body: () => ({ startsAt: at }), effect };
  },
  async "/api/conversations/{id}/interviews"() {
    const browser = await createPersonWithBrowser();
    const applicant = await createPersonWithBrowser();
    const { id: jobId } = await createJob({ posterId: browser.id });
    await db.jobApplication.create({ data: { jobId, applicantId: applicant.id } });
    const { id } = await db.conversation.create({
      data: { jobId, starterId: applicant.id, ownerId: browser.id },
    });
    const effect = () => db.viewing.findMany({ where: { conversationId: id }, select: { status: true } });
    const times = [startsAt()];
    return { browser, handler: interviews.POST, params: { id }, body: () => ({ times }), effect };
  },
  async "/api/listings/{id}/appointments"() {
    const { id } = await createOpenHome();
    const browser = await createPersonWithBrowser();
    const [time] = await freeTimes(browser, id);
    const effect = () => db.viewing.findMany({ where: { listingId: id }, select: { status: true } });
    return { browser, handler: booking.POST, params: { id }, body: () => ({ startsAt: time }), effect };
  },
  async "/api/viewings/{id}/{action}"() {
    const { customer, vendor: browser, id, effect } = await talkOfHome();
    const body = { startsAt: startsAt() };
    await customer.post(viewings.POST, `/api/conversations/${id}/viewings`, { params: { id }, body });
    const { id: viewingId } = await db.viewing.findFirstOrThrow({ where: { conversationId: id } });
    const params = { id: viewingId, action: "confirm" };
    return { browser, handler: stepOfViewing.POST, params, body: () => ({}), effect };
  },
  async "/api/documents"() {
    const browser = await createPersonWithBrowser();
    const body = () => {
      const file = new FormData();
      file.set("file", new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "plan.pdf"));
      return file;
    };
    const effect = () => db.document.count({ where: { ownerId: browser.id } });
    return { browser, handler: documents.POST, body, effect };
  },
  async "/api/quick-replies"() {
    const browser = await createPersonWithBrowser();
    const body = () => ({ title: "Hours", text: "We are open until six." });
    const effect = () => db.quickReply.count({ where: { userId: browser.id } });
    return { browser, handler: quickReplies.POST, body, effect };
  },
  async "/api/reports"() {
    const browser = await createPersonWithBrowser();
    const { id: subjectId } = await createListing();
    const body = () => ({ subject: "listing", subjectId, reason: "scam" });
    const effect = () => db.report.count({ where: { reporterId: browser.id } });
    return { browser, handler: reports.POST, body, effect };
  },
};
