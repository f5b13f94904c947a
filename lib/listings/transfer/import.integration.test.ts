import * as act from "@/app/api/listings/import/[id]/[action]/route";
import * as errorReport from "@/app/api/listings/import/[id]/errors/route";
import * as one from "@/app/api/listings/import/[id]/route";
import * as lines from "@/app/api/listings/import/[id]/rows/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  confirmImport,
  csv,
  good,
  header,
  readImport,
  sendCsv,
  shopWith,
  titlesOf,
} from "@/prisma/test/imports";
import { createSeller } from "@/prisma/test/selling";
import { runImports } from "./import-run.commands";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

describe("previewing a CSV file", () => {
  test("reports errors row by row with spreadsheet row numbers, and creates nothing", async () => {
    const shop = await shopWith(50);
    const file = csv(
      good("First"),
      "products,,No title,5,used,1,yes",
      "vehicles,Car,Fast,5,used,1,yes",
      "products,Chair,To sit on,cheap,used,one,maybe",
    );
    const { status, body } = await sendCsv(shop.browser, file);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        status: "previewed",
        totalRows: 4,
        goodRows: 1,
        doneRows: 0,
        failedRows: 3,
        room: 50,
      }),
    ]);
    const params = { id: String(body.id) };
    const shown = await shop.browser.get(lines.GET, `/api/listings/import/${params.id}/rows`, { params });
    expect(shown.body).toEqual([
      {
        ...{ row: 2, title: "First", category: "products", price: "$12.50", location: "" },
        ...{ errors: [], updates: false, duplicate: false },
      },
      expect.objectContaining({
        row: 3,
        errors: [{ field: "title", message: "Enter a title of at least 3 characters" }],
      }),
      expect.objectContaining({
        row: 4,
        errors: [{ field: "category", message: "Enter Products, Services, or Real Estate" }],
      }),
      expect.objectContaining({
        row: 5,
        errors: expect.arrayContaining([
          { field: "price", message: "Enter an amount, such as 1,250.50" },
          { field: "stock", message: "Enter a number, such as 3" },
          { field: "pickup", message: "Enter yes or no" },
        ]),
      }),
    ]);
    const wrong = await shop.browser.get(lines.GET, `/api/listings/import/${params.id}/rows`, {
      params,
      query: { errors: "true", limit: "2" },
    });
    expect((wrong.body as unknown as { row: number }[]).map(({ row }) => row)).toEqual([3, 4]);
    expect(wrong.headers.get("x-total-count")).toBe("3");
    const report = await shop.browser.get(errorReport.GET, `/api/listings/import/${params.id}/errors`, {
      params,
    });
    expect(String(report.body.text)).toContain(
      '"4","category","Enter Products, Services, or Real Estate"\r\n',
    );
    expect(await titlesOf(shop)).toEqual([]);
  });

  test("reads semicolons, a byte order mark, other header spellings, and the vendor's own pictures", async () => {
    const shop = await shopWith(50);
    const file = `\uFEFFTitle;Category;Description;Price;State;City;Listing type;Property Type;Beds;Baths;Area sq ft;Images;Paint\n
House by the lake;Real Estate;"Two floors; a garden";"$450,000";tx;Austin;sale;single-family;3;2;1800;${shop.images[0]};red`;
    const { body } = await sendCsv(shop.browser, file);
    expect(body).toMatchObject({ goodRows: 1, unknownColumns: ["Paint"] });
    await confirmImport(shop, body.id);
    await runImports();
    const made = await db.listing.findFirstOrThrow({
      where: { vendorId: shop.vendorId },
      include: { images: true },
    });
    expect(made).toMatchObject({
      title: "House by the lake",
      category: "realestate",
      priceCents: 45_000_000n,
      location: "Austin, TX",
      propertyType: "single-family",
      details: { beds: 3, baths: 2, areaSqFt: 1800 },
      images: [expect.objectContaining({ imageId: shop.images[0], position: 0 })],
    });
  });

  test("counts empty lines like a spreadsheet", async () => {
    const shop = await shopWith(50);
    const { body } = await sendCsv(
      shop.browser,
      csv(good("First"), "", ",,,", "products,,Broken,5,used,1,yes"),
    );
    const params = { id: String(body.id) };
    const shown = await shop.browser.get(lines.GET, `/api/listings/import/${params.id}/rows`, { params });
    expect((shown.body as unknown as { row: number }[]).map(({ row }) => row)).toEqual([2, 5]);
  });

  test("refuses a picture of another vendor", async () => {
    const [shop, other] = [await shopWith(50), await createSeller()];
    const file = `${header},images\n${good("Thief")},${other.images[0]}`;
    const { body } = await sendCsv(shop.browser, file);
    expect([body.goodRows, body.failedRows]).toEqual([0, 1]);
  });

  test.each([
    ["a file without rows", header, 422, "The file has no rows below the header."],
    ["a header without a title", "category,price\nproducts,5", 422, "The header has no column “title”."],
    [
      "a repeated column",
      "category,title,price,Price\nproducts,Lamp,5,6",
      422,
      "The header has the column “Price” more than once.",
    ],
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0]),
      415,
      expect.stringContaining("isn’t a text file"),
    ],
    [
      "10,001 rows",
      csv(...Array.from({ length: 10_001 }, () => "x,y")),
      422,
      expect.stringContaining("10,000 rows"),
    ],
  ])("refuses %s with a clear message", async (_name, content, status, error) => {
    const shop = await createSeller();
    const answer = await sendCsv(shop.browser, content);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await db.listingImport.count({ where: { vendorId: shop.vendorId } })).toBe(0);
  });
});

describe("an import", () => {
  test("creates drafts or submits them, with their history", async () => {
    const shop = await shopWith(50);
    const { body } = await sendCsv(shop.browser, csv(good("Alpha lamp"), good("Beta lamp")));
    expect((await confirmImport(shop, body.id, { submit: true })).body.status).toBe("running");
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({
      status: "done",
      doneRows: 2,
      failedRows: 0,
      room: 48,
    });
    expect(await titlesOf(shop)).toEqual([
      { title: "Alpha lamp", status: "pending" },
      { title: "Beta lamp", status: "pending" },
    ]);
    const events = await db.listingEvent.findMany({ where: { listing: { vendorId: shop.vendorId } } });
    expect(events.map(({ action, toStatus, actorId }) => [action, toStatus, actorId])).toEqual([
      ["import", "pending", shop.person.id],
      ["import", "pending", shop.person.id],
    ]);
  });

  test("runs 1,200 rows in the background to the last, and reports its progress", async () => {
    const shop = await shopWith(2000);
    const many = Array.from({ length: 1200 }, (_, index) =>
      index % 400 === 399 ? "products,,Broken,1,used,1,yes" : good(`Thing ${index}`),
    );
    const { status, body } = await sendCsv(shop.browser, csv(...many));
    expect([status, body.totalRows, body.goodRows]).toEqual([201, 1200, 1197]);
    await confirmImport(shop, body.id);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 1197, failedRows: 3 });
    expect(await db.listing.count({ where: { vendorId: shop.vendorId, status: "draft" } })).toBe(1197);
    const [row] = await rows<{ rows: unknown[] }>(
      sql`SELECT rows FROM listing_imports WHERE id = ${String(body.id)}::uuid`,
    );
    expect(row?.rows).toEqual([]);
  });

  test("stops at the plan's limit and lists the rows beyond it", async () => {
    const shop = await shopWith(2);
    const { body } = await sendCsv(shop.browser, csv(good("Aaa"), good("Bbb"), good("Ccc")));
    expect(body.room).toBe(2);
    await confirmImport(shop, body.id);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({
      status: "done",
      doneRows: 2,
      failedRows: 1,
      room: 0,
    });
    const { errors } = await db.listingImport.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(errors).toEqual([
      { row: 4, field: "", message: "Your plan has room for 2 more listings; this row is over the limit." },
    ]);
  });

  test("continues after a stop with the next row, and creates no duplicates with two workers", async () => {
    const shop = await shopWith(1000);
    const { body } = await sendCsv(
      shop.browser,
      csv(...Array.from({ length: 450 }, (_, n) => good(`Row ${n}`))),
    );
    await confirmImport(shop, body.id);
    await Promise.all([runImports(), runImports()]);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 450 });
    expect(await db.listing.count({ where: { vendorId: shop.vendorId } })).toBe(450);
  });

  test("fails if its vendor is suspended meanwhile, and creates nothing more", async () => {
    const shop = await shopWith(50);
    const { body } = await sendCsv(shop.browser, csv(good("Late")));
    await confirmImport(shop, body.id);
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Late' WHERE id = ${shop.vendorId}::uuid`,
    );
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "failed", doneRows: 0, failedRows: 1 });
    expect(await titlesOf(shop)).toEqual([]);
  });

  test("starts once, can be canceled before, and answers 404 to another vendor", async () => {
    const [shop, other] = [await shopWith(50), await createSeller()];
    const first = (await sendCsv(shop.browser, csv(good("Once")))).body.id;
    expect((await confirmImport(other, first)).status).toBe(404);
    const both = await Promise.all([confirmImport(shop, first), confirmImport(shop, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = (await sendCsv(shop.browser, csv(good("Never")))).body.id;
    expect((await confirmImport(shop, second)).body.error).toContain("Another import is running");
    const params = { id: String(second), action: "cancel" };
    const cancelled = await shop.browser.post(act.POST, `/api/listings/import/${second}/cancel`, {
      params,
      body: {},
    });
    expect(cancelled.body.status).toBe("cancelled");
    await runImports();
    expect((await titlesOf(shop)).map(({ title }) => title)).toEqual(["Once"]);
    const strange = await other.browser.get(one.GET, `/api/listings/import/${first}`, {
      params: { id: String(first) },
    });
    expect(strange.status).toBe(404);
  });
});
