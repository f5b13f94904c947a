import { readDetail } from "@/lib/listings/catalog/detail.queries";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import {
  createOpenHome,
  deleteHours,
  openHours,
  readHours,
  readSlots,
  saveHours,
} from "@/prisma/test/appointments";
import { createBrowser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("appointment hours", () => {
  test("saves hours for the business, and changes them only with the time they were read", async () => {
    const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
    expect((await readHours(vendor)).body).toMatchObject({ weekly: {}, updatedAt: null, listingId: null });
    const saved = await saveHours(vendor, { ...openHours, weekly: { mon: [], tue: openHours.weekly.tue } });
    expect(saved).toMatchObject({ status: 200, body: { weekly: { tue: [{ from: "09:00", to: "12:00" }] } } });
    expect((await saveHours(vendor, openHours)).status).toBe(422);
    const { updatedAt } = saved.body;
    expect((await saveHours(vendor, { ...openHours, bufferMinutes: 0, updatedAt })).status).toBe(200);
    expect((await saveHours(vendor, { ...openHours, updatedAt })).status).toBe(409);
    expect((await readHours(vendor)).body).toMatchObject({ bufferMinutes: 0 });
    expect((await deleteHours(vendor)).status).toBe(204);
    expect((await readHours(vendor)).body).toMatchObject({ weekly: {}, updatedAt: null });
    expect((await saveHours(vendor, { ...openHours, updatedAt })).status).toBe(409);
  });

  test("uses a listing’s own hours instead, until they are deleted", async () => {
    const { vendor, id } = await createOpenHome();
    const of = { listingId: id };
    expect((await readHours(vendor, of)).body).toMatchObject({
      inherited: true,
      durationMinutes: 30,
      listingId: id,
    });
    expect((await saveHours(vendor, { ...openHours, durationMinutes: 60 }, of)).body.inherited).toBe(false);
    expect((await readSlots(vendor, id)).body.durationMinutes).toBe(60);
    const { updatedAt } = (await readHours(vendor, of)).body;
    await saveHours(vendor, { ...openHours, weekly: {}, updatedAt }, of);
    expect((await readSlots(vendor, id)).status).toBe(404);
    expect((await readDetail(id))?.bookable).toBe(false);
    await deleteHours(vendor, of);
    expect((await readSlots(vendor, id)).body).toMatchObject({
      durationMinutes: 30,
      timeZone: "America/Chicago",
    });
    expect((await readDetail(id))?.bookable).toBe(true);
  });

  test("refuses hours to another business", async () => {
    const { id } = await createOpenHome();
    const other = await createPersonWithBrowser({ vendorStatus: "approved" });
    expect((await readHours(other, { listingId: id })).status).toBe(404);
    expect((await saveHours(other, openHours, { listingId: id })).status).toBe(404);
    expect((await deleteHours(other, { listingId: id })).status).toBe(404);
    const customer = await createPersonWithBrowser();
    expect((await saveHours(customer, openHours)).status).toBe(403);
  });

  test.each([
    ["weekly.mon.0.to", { weekly: { mon: [{ from: "09:00", to: "09:00" }] } }],
    ["weekly.mon.0.from", { weekly: { mon: [{ from: "8:00", to: "24:00" }] } }],
    [
      "weekly.mon",
      {
        weekly: {
          mon: [
            { from: "09:00", to: "11:00" },
            { from: "10:00", to: "12:00" },
          ],
        },
      },
    ],
    [
      "exceptions",
      {
        exceptions: [
          { day: "2027-01-01", spans: [] },
          { day: "2027-01-01", spans: [] },
        ],
      },
    ],
    ["exceptions.0.day", { exceptions: [{ day: "2027-02-30", spans: [] }] }],
    ["durationMinutes", { durationMinutes: 9 }],
    ["bufferMinutes", { bufferMinutes: 241 }],
    ["noticeHours", { noticeHours: 337 }],
    ["horizonDays", { horizonDays: 0 }],
  ])("rejects an invalid %s", async (field, change) => {
    const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { status, body } = await saveHours(vendor, { ...openHours, ...change });
    expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]]);
  });
});

describe("free times", () => {
  test("shows free times to the public, in the zone of the place, without anything private", async () => {
    const { id } = await createOpenHome({ horizonDays: 20 });
    const { status, body } = await readSlots(createBrowser(), id);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "autoConfirm",
      "days",
      "durationMinutes",
      "lastDay",
      "nextDay",
      "timeZone",
      "today",
    ]);
    expect(body.days).toHaveLength(7);
    const local = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeStyle: "short" });
    const day = body.days[4]!;
    expect(day.slots.map((slot) => local.format(new Date(slot)))).toEqual([
      "9:00 AM",
      "9:45 AM",
      "10:30 AM",
      "11:15 AM",
    ]);
    const far = await readSlots(createBrowser(), id, { from: "2999-01-01", days: "1" });
    expect(far.body).toMatchObject({ days: [{ day: "2999-01-01", slots: [] }], nextDay: null });
  });

  test("names the next day with a free time", async () => {
    const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
    const exceptions = [{ day, spans: [{ from: "10:00", to: "11:00" }] }];
    const { id } = await createOpenHome({ weekly: {}, exceptions });
    expect((await readSlots(createBrowser(), id)).body.nextDay).toBe(day);
  });

  test("offers times only for approved homes and services with open hours", async () => {
    const { vendor } = await createOpenHome();
    const product = await createListing({ vendorId: vendor.vendorId });
    const service = await createListing({ vendorId: vendor.vendorId, category: "services" });
    const draft = await createListing({ vendorId: vendor.vendorId, category: "services", status: "draft" });
    const statuses = [product, service, draft].map(
      async ({ id }) => (await readSlots(createBrowser(), id)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 404]);
  });
});
