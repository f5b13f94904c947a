import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { createPersonWithBrowser, show, start } from "@/prisma/test/conversations";

afterAll(() => stopQueue());

test("returns how long the vendor is away, and the unit of a rent", async () => {
  const customer = await createPersonWithBrowser();
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({
    vendorId: vendor.vendorId,
    category: "realestate",
    listingType: "rent",
    details: { listingType: "rent", propertyType: "apartment", state: "OH", city: "Dayton" },
  });
  const id = String((await start(customer, { listingId })).body.id);
  const holidayUntil = new Date(Date.now() + 7 * 86_400_000);
  const away = { holidayUntil, holidayMessage: "At the winter fair" };
  await db.vendor.update({ where: { id: vendor.vendorId }, data: away });
  const seen = await show(customer, id);
  expect(seen.subject).toMatchObject({ per: "month" });
  expect(seen.other.holidayMessage).toBe("At the winter fair");
  expect(seen.other.holidayUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await show(vendor, id)).other).toMatchObject({ holidayUntil: null, holidayMessage: null });
  const past = { holidayUntil: new Date(Date.now() - 60_000) };
  await db.vendor.update({ where: { id: vendor.vendorId }, data: past });
  expect((await show(customer, id)).other).toMatchObject({ holidayUntil: null, holidayMessage: null });
});
