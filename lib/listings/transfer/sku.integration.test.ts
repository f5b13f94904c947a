import { parse } from "csv-parse/sync";
import * as csvExport from "@/app/api/listings/export/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { confirmImport, readImport, rowsOfImport, sendCsv, shopWith } from "@/prisma/test/imports";
import type { Seller } from "@/prisma/test/selling";
import { runImports } from "./import-run.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const details = { condition: "new", pickup: true, stock: 3 };

async function createNumbered({ vendorId }: Pick<Seller, "vendorId">, sku: string, title = "Oak chair") {
  const { id } = await createListing({ vendorId, title, priceCents: 10_000n, details, sku });
  return id;
}

async function run(shop: Seller, file: string) {
  const { body } = await sendCsv(shop.browser, file);
  await confirmImport(shop, body.id);
  await runImports();
  return { preview: body, after: await readImport(shop, body.id) };
}

const read = (id: string) =>
  db.listing.findUniqueOrThrow({
    where: { id },
    select: { sku: true, priceCents: true, details: true, status: true, title: true },
  });

describe("an import with SKUs", () => {
  test("updates price and stock of the vendor's own listing, whatever the case of its SKU", async () => {
    const shop = await shopWith(10);
    const other = await shopWith(10);
    const id = await createNumbered(shop, "CHAIR-01");
    const theirs = await createNumbered(other, "chair-01");
    const { preview, after } = await run(shop, "SKU,price,stock\nchair-01,85.50,7");
    expect(preview).toMatchObject({ goodRows: 1, updateRows: 1, failedRows: 0 });
    expect(after).toMatchObject({ status: "done", doneRows: 1 });
    expect(await read(id)).toEqual({
      sku: "chair-01",
      priceCents: 8_550n,
      details: { ...details, stock: 7 },
      status: "approved",
      title: "Oak chair",
    });
    expect(await read(theirs)).toMatchObject({ priceCents: 10_000n, details });
  });

  test("creates a listing for an unknown SKU, which the next import updates", async () => {
    const shop = await shopWith(10);
    const header = "category,title,description,price,condition,stock,pickup,sku";
    await run(shop, `${header}\nproducts,Lamp,Bright,12.50,used,3,yes,LAMP-9`);
    const { id } = await db.listing.findFirstOrThrow({
      where: { vendorId: shop.vendorId },
      select: { id: true },
    });
    expect(await read(id)).toMatchObject({ sku: "LAMP-9", title: "Lamp", status: "draft" });
    const { preview } = await run(shop, `${header}\nproducts,Lamp,Bright,15,used,4,yes,lamp-9`);
    expect(preview).toMatchObject({ updateRows: 1 });
    expect(await db.listing.count({ where: { vendorId: shop.vendorId } })).toBe(1);
    expect(await read(id)).toMatchObject({ priceCents: 1_500n });
  });

  test("changes and clears the SKU of the listing with the row's id", async () => {
    const shop = await shopWith(10);
    const [one, two] = [await createNumbered(shop, "A-1"), await createNumbered(shop, "A-2", "Stool")];
    await run(shop, `id,sku\n${one},B-1\n${two},(clear)`);
    expect([(await read(one)).sku, (await read(two)).sku]).toEqual(["B-1", null]);
  });

  test("refuses a SKU twice, of another listing, malformed, or of a service", async () => {
    const shop = await shopWith(10);
    const [one, two] = [await createNumbered(shop, "A-1"), await createNumbered(shop, "A-2", "Stool")];
    const service = await createListing({ vendorId: shop.vendorId, category: "services", details: {} });
    const { body } = await sendCsv(
      shop.browser,
      `id,sku,price\n${two},a-1,\n${one},${"x".repeat(65)},\n${service.id},S-1,\n,N-1,5\n,n-1,5`,
    );
    const found = await rowsOfImport(shop, body.id);
    expect(found.map(({ errors }) => errors.filter(({ field }) => field === "sku"))).toEqual([
      [{ field: "sku", message: "Another listing of yours has this SKU: Oak chair" }],
      [{ field: "sku", message: "Use up to 64 letters, digits, and signs, such as CHAIR-01" }],
      [{ field: "sku", message: "Only products have this" }],
      [],
      [{ field: "sku", message: "Another row of this file has the same SKU." }],
    ]);
    expect(body).toMatchObject({ goodRows: 0 });
  });

  test("keeps the SKU that a listing took after the preview", async () => {
    const shop = await shopWith(10);
    const one = await createNumbered(shop, "A-1");
    const { body } = await sendCsv(shop.browser, `id,sku\n${one},C-1`);
    const two = await createNumbered(shop, "c-1", "Stool");
    await confirmImport(shop, body.id);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 0, failedRows: 1 });
    expect([(await read(one)).sku, (await read(two)).sku]).toEqual(["A-1", "c-1"]);
  });

  test("reads the SKUs of an export again", async () => {
    const shop = await shopWith(10);
    await createNumbered(shop, "=1+1");
    const { body } = await shop.browser.get(csvExport.GET, "/api/listings/export");
    const [line] = parse(String(body.text), { bom: true, columns: true }) as Record<string, string>[];
    expect(line?.sku).toBe("'=1+1");
    const { preview } = await run(shop, String(body.text));
    expect(preview).toMatchObject({ updateRows: 1, failedRows: 0 });
    expect(await db.listing.findMany({ where: { vendorId: shop.vendorId }, select: { sku: true } })).toEqual([
      { sku: "=1+1" },
    ]);
  });

  test("creates vehicles with their VIN", async () => {
    const shop = await shopWith(10);
    await run(
      shop,
      "Category,Title,Description,Price,Condition,Pickup,Subcategory,Make,Model,Year,Odometer,Title status,VIN\n" +
        "Products,Ford pickup,Runs well.,9000,used,yes,Trucks,Ford,F-150,2021,38000,Clean title,1FTEW1EP0MKD12345",
    );
    const { vin } = await db.listing.findFirstOrThrow({
      where: { vendorId: shop.vendorId },
      select: { vin: true },
    });
    expect(vin).toBe("1FTEW1EP0MKD12345");
  });
});
