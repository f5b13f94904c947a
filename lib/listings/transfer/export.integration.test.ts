import { parse } from "csv-parse/sync";
import * as csvExport from "@/app/api/listings/export/route";
import * as imports from "@/app/api/listings/import/route";
import { stopQueue } from "@/lib/server/workers";
import { createManyListings } from "@/prisma/many-listings";
import { create, givePlan, inputs, createSeller } from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function download({ browser }: Seller) {
  const answer = await browser.get(csvExport.GET, "/api/listings/export");
  return { ...answer, text: String(answer.body.text) };
}

describe("GET /api/listings/export", () => {
  test("writes only listings of the vendor, in the columns of an import", async () => {
    const [shop, other] = [await createSeller(), await createSeller()];
    for (const category of ["products", "services", "realestate"] as const) {
      await create(shop.browser, { ...inputs[category], images: shop.images });
    }
    await create(other.browser, inputs.products);
    const { status, headers, text } = await download(shop);
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="listings-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const read = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(read.map(({ title, price, stock, beds, pickup }) => [title, price, stock, beds, pickup])).toEqual([
      ["Walnut desk", "480", "2", "", "yes"],
      ["Garden care", "45", "", "", ""],
      ["Bungalow by the creek", "425000", "", "3", ""],
    ]);
  });

  test("contains no formulas", async () => {
    const shop = await createSeller();
    await create(shop.browser, { ...inputs.products, title: '=HYPERLINK("http://evil.example")' });
    const { text } = await download(shop);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test("exports a file that can be imported again without errors", async () => {
    const shop = await createSeller();
    await givePlan(shop.vendorId, { listings: 20, photos: 5 });
    for (const category of ["products", "services", "realestate"] as const) {
      await create(shop.browser, { ...inputs[category], images: shop.images });
    }
    const body = new FormData();
    body.set("file", new File([(await download(shop)).text], "again.csv"));
    const preview = await shop.browser.post(imports.POST, "/api/listings/import", { body });
    expect(preview.body).toMatchObject({ totalRows: 3, goodRows: 3, unknownColumns: [] });
  });

  test("streams a large shop in chunks, up to the last listing", async () => {
    const shop = await createSeller();
    await createManyListings(1201, [shop.vendorId]);
    const { text } = await download(shop);
    expect(parse(text, { bom: true })).toHaveLength(1202);
  });
});
