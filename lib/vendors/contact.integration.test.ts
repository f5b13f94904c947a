import { randomUUID } from "node:crypto";
import * as contact from "@/app/api/vendors/[id]/contact/route";
import { db } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { contactLimit } from "./contact.rules";

function ask(browser: Browser, id: string, body: object = {}) {
  return browser.post(contact.POST, `/api/vendors/${id}/contact`, { params: { id }, body });
}

test("a vendor's phone is shown to anybody, and counts for the vendor or the listing", async () => {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  const vendorId = person.vendorId ?? "";
  const { id: listingId } = await createListing({ vendorId });
  const visitor = createBrowser();
  expect((await ask(visitor, vendorId)).body).toEqual({ phone: "555-010-0188" });
  await Promise.all([ask(visitor, vendorId, { listingId }), ask(visitor, vendorId, { listingId })]);
  expect((await ask(browser, vendorId)).status).toBe(422);
  expect(await db.vendorDay.findMany({ where: { vendorId } })).toMatchObject([{ contacts: 1, enquiries: 0 }]);
  expect(await db.listingDay.findMany({ where: { listingId } })).toMatchObject([{ contacts: 2 }]);
});

test("a vendor that is not public has none, nor one between whom there is a block, nor what is sold", async () => {
  const { person, browser } = await newcomer();
  const pending = await createVendor({ status: "pending", approvedAt: null });
  expect((await ask(browser, pending.id)).status).toBe(404);
  expect((await ask(browser, randomUUID())).status).toBe(404);
  const vendor = await createVendor();
  const { id: listingId } = await createListing({ vendorId: vendor.id, status: "sold" });
  expect((await ask(browser, vendor.id, { listingId })).status).toBe(409);
  await db.block.create({ data: { blockerId: vendor.userId, blockedId: person.id } });
  expect((await ask(browser, vendor.id)).status).toBe(403);
  expect((await ask(createBrowser(), vendor.id)).status).toBe(200);
  expect(await db.vendorDay.findMany({ where: { vendorId: vendor.id } })).toMatchObject([{ contacts: 1 }]);
});

test("phone numbers are limited for a person", async () => {
  const { person, browser } = await newcomer();
  const vendor = await createVendor();
  for (let count = 0; count < contactLimit.points; count += 1) await ask(browser, vendor.id);
  const { status, headers } = await ask(browser, vendor.id);
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await db.vendorDay.findMany({ where: { vendorId: vendor.id } })).toMatchObject([
    { contacts: contactLimit.points },
  ]);
  expect(person.id).toBeTruthy();
});
