import * as file from "@/app/api/admin/vendors/[id]/case/route";
import * as decide from "@/app/api/admin/vendors/[id]/[action]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { createPerson } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import type { VendorCaseDto } from "./moderation.contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

test("a case file has history, listings, reports, and who has a phone number, the website or the mailbox in common", async () => {
  const { browser: admin, person } = await newcomer({ role: "admin" });
  const { vendorId: id = "" } = (await createPerson({ vendorStatus: "approved" })) as { vendorId: string };
  const twin = await createPerson({ vendorStatus: "approved" });
  const other = await createPerson({ vendorStatus: "approved" });
  const phone = "(206) 555-01 77";
  await db.vendor.update({ where: { id }, data: { phone } });
  await db.vendor.update({ where: { id: twin.vendorId ?? "" }, data: { phone: "+1 206.555.0177" } });
  const owned = await createPerson({ vendorStatus: "approved" });
  const site = await createPerson({ vendorStatus: "approved" });
  await db.user.updateMany({ where: { vendor: { id } }, data: { phone: null } });
  await db.user.update({ where: { id: owned.id }, data: { phone: "1-206-555-0177" } });
  await db.vendor.update({ where: { id }, data: { website: "https://www.Tools.example/" } });
  await db.vendor.update({
    where: { id: site.vendorId ?? "" },
    data: { website: "http://tools.example?from=ad" },
  });
  const boxed = await createPerson({ vendorStatus: "approved" });
  await db.user.updateMany({ where: { vendor: { id } }, data: { email: "Jo.Doe+tools@gmail.com" } });
  await db.user.update({ where: { id: boxed.id }, data: { email: "jodoe@googlemail.com" } });
  const { id: listing } = await createListing({ vendorId: id });
  await createListing({ vendorId: id, status: "pending" });
  const { id: reporterId } = await createPerson();
  const report = { reporterId, reason: "scam" } as const;
  await db.report.create({ data: { ...report, subjectType: "listing", subjectId: listing } });
  await db.report.create({
    data: { ...report, subjectType: "vendor", subjectId: id, status: "dismissed", handledAt: new Date() },
  });
  await admin.post(decide.POST, `/api/admin/vendors/${id}/suspend`, {
    params: { id, action: "suspend" },
    body: { reason: "Complaints." },
  });
  const { body } = await admin.get(file.GET, `/api/admin/vendors/${id}/case`, { params: { id } });
  const found = body as unknown as VendorCaseDto;
  expect(found.listings).toMatchObject({ pending: 1, removed: 0 });
  expect(found.reports).toEqual({ open: 1, upheld: 0, dismissed: 1 });
  expect(found.newestListings.map(({ status }) => status)).toEqual(["pending", "paused"]);
  expect(
    found.newestReports.map(({ subject, status, listing: about }) => [subject, status, about?.id]),
  ).toEqual([
    ["vendor", "dismissed", undefined],
    ["listing", "open", listing],
  ]);
  expect(found.history[0]).toMatchObject({ status: "suspended", reason: "Complaints.", by: person.username });
  const alike = (what: "phone" | "website" | "email") =>
    found.alike.filter((vendor) => vendor[what]).map((vendor) => vendor.id);
  expect(alike("phone").sort()).toEqual([twin.vendorId, owned.vendorId].sort());
  expect(alike("website")).toEqual([site.vendorId]);
  expect(alike("email")).toEqual([boxed.vendorId]);
  expect(found.alike.map((vendor) => vendor.id)).not.toContain(other.vendorId);
});
