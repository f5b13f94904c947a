import * as one from "@/app/api/conversations/[id]/route";
import * as messages from "@/app/api/conversations/[id]/messages/route";
import * as all from "@/app/api/conversations/route";
import * as unread from "@/app/api/conversations/unread-count/route";
import type { ConversationDto, MessageDto } from "@/lib/messages/contract";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { createListing } from "@/prisma/factories";
import type { Browser } from "./browser";
import type { PersonOptions } from "./people";
import { createSignedInPerson } from "./sign-in";

type About = { listingId?: string; vendorId?: string; jobId?: string };

export function start(browser: Browser, about: About, text = "Is it still there?", key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  return browser.post(all.POST, "/api/conversations", { body: { ...about, text }, headers });
}

export function write(browser: Browser, id: string, text: string, key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const path = `/api/conversations/${id}/messages`;
  return browser.post(messages.POST, path, { params: { id }, body: { text }, headers });
}

export function act(handler: RouteHandler, browser: Browser, id: string, body: unknown = {}, key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  return browser.post(handler, `/api/conversations/${id}/x`, { params: { id }, body, headers });
}

export async function show(browser: Browser, id: string): Promise<ConversationDto> {
  const { body } = await browser.get(one.GET, `/api/conversations/${id}`, { params: { id } });
  return body as unknown as ConversationDto;
}

export async function list(browser: Browser, query: Record<string, string> = {}) {
  const answer = await browser.get(all.GET, "/api/conversations", { query });
  return { ...answer, items: answer.body as unknown as ConversationDto[] };
}

export async function thread(browser: Browser, id: string, query: Record<string, string> = {}) {
  const path = `/api/conversations/${id}/messages`;
  const answer = await browser.get(messages.GET, path, { params: { id }, query });
  return { ...answer, items: answer.body as unknown as MessageDto[] };
}

export async function countUnread(browser: Browser): Promise<unknown> {
  return (await browser.get(unread.GET, "/api/conversations/unread-count")).body.unread;
}

export async function createPersonWithBrowser(options: PersonOptions = {}) {
  const { person, browser } = await createSignedInPerson(options);
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
  return { ...browser, id: person.id, vendorId: person.vendorId ?? "" };
}

export const condoForSale = {
  category: "realestate",
  propertyType: "condo",
  listingType: "sale",
  state: "TX",
} as const;

export async function createConversation(
  listing: Parameters<typeof createListing>[0] = { title: "Oak desk" },
) {
  const [customer, vendor] = [
    await createPersonWithBrowser(),
    await createPersonWithBrowser({ vendorStatus: "approved" }),
  ];
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId, ...listing });
  const { body } = await start(customer, { listingId });
  return { customer, vendor, listingId, id: (body as unknown as ConversationDto).id };
}

export async function createAnsweredConversation() {
  const talked = await createConversation();
  await write(talked.vendor, talked.id, "It is.");
  return talked;
}
