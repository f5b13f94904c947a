import { parse } from "csv-parse/sync";
import * as csvExport from "@/app/api/listings/export/route";
import * as lines from "@/app/api/listings/import/[id]/rows/route";
import * as one from "@/app/api/listings/[id]/route";
import * as all from "@/app/api/listings/route";
import * as editing from "@/app/api/listings/[id]/edit/route";
import * as pending from "@/app/api/admin/listings/[id]/route";
import { readBusinessExport } from "@/lib/account/export-business.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { sendCsv } from "@/prisma/test/imports";
import { create, createShop, decideOn, doAction, inputs, patch, type Seller } from "@/prisma/test/selling";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const vin = "1FTEW1EP0MKD12345";
const serial = "D12345";
const facts = {
  subcategory: "vehicles/trucks",
  condition: "used",
  brand: "Ford",
  year: 2021,
  model: "F-150 XLT",
  mileage: 38_000,
  titleStatus: "clean",
  pickup: true,
};
const truck = { ...inputs.products, title: "2021 Ford F-150 XLT, 38k miles", details: { ...facts, vin } };

let admin: Browser;
let shop: Seller;
beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 30, photos: 5 }));
});

async function publish(body: object): Promise<string> {
  const { body: made } = await create(shop.browser, { ...body, submit: true });
  await decideOn(admin, String(made.id), "approve");
  return String(made.id);
}

describe("a vehicle", () => {
  test("names every missing fact when it is submitted, and a VIN with a typo at once", async () => {
    const { subcategory, condition, pickup } = facts;
    const bare = { ...truck, details: { subcategory, condition, pickup }, submit: true };
    const { status, body } = await create(shop.browser, bare);
    expect([status, Object.keys(body.fields as object).sort()]).toEqual([
      422,
      ["details.brand", "details.mileage", "details.model", "details.titleStatus", "details.year"],
    ]);
    const typo = { ...truck, details: { ...facts, vin: vin.replace("0MK", "6MK") } };
    const refused = await create(shop.browser, typo);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining("This VIN has a typo."),
    ]);
  });

  test("shows its whole VIN to its owner and admins, and the public only the first 11 characters", async () => {
    const id = await publish(truck);
    const read = async (browser: Browser) =>
      (await browser.get(editing.GET, `/api/listings/${id}/edit`, { params: { id } })).body.details;
    expect(await read(shop.browser)).toMatchObject({ ...facts, vin });
    const { body: decided } = await admin.get(pending.GET, `/api/admin/listings/${id}`, { params: { id } });
    expect(decided.details).toMatchObject({ vin });
    const { body } = await shop.browser.get(one.GET, `/api/listings/${id}`, { params: { id } });
    expect(body.details).toMatchObject({ ...facts, vin: "1FTEW1EP0MK••••••" });
    const list = await shop.browser.get(all.GET, "/api/listings?search=f-150");
    expect(JSON.stringify(list.body)).toContain("F-150");
    expect(JSON.stringify([body, list.body])).not.toContain(serial);
    const stored = await rows<{ text: string }>(sql`
      SELECT concat(s.tsv, l.details, l.risk_reasons) AS text FROM listing_search s
      JOIN listings l ON l.id = s.listing_id WHERE l.id = ${id}::uuid`);
    expect(stored[0]!.text.toUpperCase()).not.toContain(serial);
  });

  test("compares the whole VIN of an edit, keeps it in the revision, and drops it from a copy", async () => {
    const id = await publish({ ...truck, title: "Ford F-150 with a revision" });
    const { body: own } = await shop.browser.get(editing.GET, `/api/listings/${id}/edit`, { params: { id } });
    const next = "1FTEW1EP9MKD12344";
    const { body } = await patch(shop.browser, id, { version: own.version, details: { vin: next } });
    expect((body.revision as { changes: object[] }).changes).toEqual([
      { field: "details.vin", label: "VIN", before: vin, after: next },
    ]);
    await decideOn(admin, id, "approve");
    expect(await db.listing.findUniqueOrThrow({ where: { id }, select: { vin: true } })).toEqual({
      vin: next,
    });
    const copy = await doAction(shop.browser, id, "duplicate");
    expect(copy.body.details).not.toHaveProperty("vin");
    expect(copy.body.details).toMatchObject(facts);
  });

  test("names the vehicle to the reviewing admin if another listing has its VIN", async () => {
    const first = await publish({ ...truck, title: "Ford F-150 once" });
    const { body } = await create(shop.browser, { ...truck, title: "Ford F-150 twice", submit: true });
    const row = await db.listing.findUniqueOrThrow({
      where: { id: String(body.id) },
      select: { riskReasons: true },
    });
    const reasons = row.riskReasons as { code: string; text: string; others?: { id: string }[] }[];
    const reason = reasons.find(({ code }) => code === "vin");
    expect(reason?.text).toBe("Another listing has the same VIN.");
    expect(reason?.others?.map(({ id }) => id)).toContain(first);
  });

  test("loses its facts in another subcategory and in another section", async () => {
    const draft = await create(shop.browser, truck);
    const id = String(draft.body.id);
    const bike = { details: { subcategory: "sports/bikes" } };
    const { body } = await patch(shop.browser, id, { version: draft.body.version, ...bike });
    expect(body.details).toEqual({
      subcategory: "sports/bikes",
      condition: "used",
      brand: "Ford",
      pickup: true,
    });
    const again = await patch(shop.browser, id, {
      version: body.version,
      details: { subcategory: "vehicles/cars", vin },
    });
    const service = await patch(shop.browser, id, { version: again.body.version, category: "services" });
    expect([service.status, service.body.details]).toEqual([200, {}]);
    expect(await db.listing.findUniqueOrThrow({ where: { id }, select: { vin: true } })).toEqual({
      vin: null,
    });
  });

  test("exports the VIN to its owner, and imports it again", async () => {
    const { body } = await shop.browser.get(csvExport.GET, "/api/listings/export");
    const read = parse(String(body.text), { bom: true, columns: true }) as Record<string, string>[];
    const row = read.find(({ title }) => title === truck.title)!;
    expect(row).toMatchObject({
      brand: "Ford",
      year: "2021",
      model: "F-150 XLT",
      mileage: "38000",
      titleStatus: "clean",
      vin,
    });
    const file = [
      "Category,Title,Description,Price,Condition,Pickup,Subcategory,Make,Model,Year,Odometer,Title status,Drivetrain,VIN",
      `Products,Ford pickup,Runs well.,9000,used,yes,Trucks,Ford,F-150,2021,"38,000",Clean title,4x4,${vin.toLowerCase()}`,
      "Products,Ford with typos,Runs well.,9000,used,yes,Trucks,Ford,F-150,1800,lots,Clean,AWD,123",
      "Products,Ford without facts,Runs well.,9000,used,yes,Trucks,,,,,,,",
    ].join("\n");
    const { body: preview } = await sendCsv(shop.browser, file);
    expect(preview).toMatchObject({ totalRows: 3, goodRows: 1, unknownColumns: [] });
    const params = { id: String(preview.id) };
    const shown = await shop.browser.get(lines.GET, `/api/listings/import/${params.id}/rows`, { params });
    const errors = (shown.body as unknown as { errors: { field: string }[] }[]).map((row) =>
      row.errors.map(({ field }) => field).sort(),
    );
    expect(errors).toEqual([
      [],
      ["mileage", "vin", "year"],
      ["brand", "mileage", "model", "titleStatus", "year"],
    ]);
  });

  test("includes the vehicle in the data export of its business", async () => {
    const { business } = await readBusinessExport(shop.person.id);
    expect(business?.listings.map((listing) => listing.vin)).toContain(vin);
  });
});
