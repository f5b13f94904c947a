import * as columns from "@/app/api/listings/import/columns/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage } from "@/prisma/factories";
import { confirmImport, rowsOfImport, sendCsv, shopWith } from "@/prisma/test/imports";
import type { Seller } from "@/prisma/test/selling";
import { runImports } from "./import-run.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const path = "/api/listings/import/columns";

const mapping = {
  header: ["Artikel", "Preis", "Notiz"],
  columns: ["title", "price", null],
  defaults: { category: "products", condition: "used", handover: "pickup" },
};

const save = ({ browser }: Seller, body: unknown) => browser.put(columns.PUT, path, { body });
const list = async ({ browser }: Seller) => (await browser.get(columns.GET, path)).body;

async function run(shop: Seller, file: string) {
  const { body } = await sendCsv(shop.browser, file);
  await confirmImport(shop, body.id);
  await runImports();
  const listings = await db.listing.findMany({
    where: { vendorId: shop.vendorId },
    orderBy: { title: "asc" },
    select: {
      title: true,
      description: true,
      priceCents: true,
      sku: true,
      category: true,
      details: true,
      images: { select: { imageId: true }, orderBy: { position: "asc" } },
    },
  });
  return { preview: body, listings };
}

async function uploadAs({ id: userId }: { id: string }, fileName: string): Promise<string> {
  const { id: imageId } = await createImage({ ownerId: userId });
  await db.upload.create({ data: { userId, kind: "image", status: "stored", imageId, fileName } });
  return imageId;
}

const userOf = async ({ vendorId }: Seller) => {
  const { userId } = await db.vendor.findUniqueOrThrow({ where: { id: vendorId }, select: { userId: true } });
  return { id: userId };
};

describe("exports of other programs", () => {
  test("imports one listing per product of Shopify, with text instead of HTML and pictures by file name", async () => {
    const shop = await shopWith(10);
    const user = await userOf(shop);
    const [front, back] = [await uploadAs(user, "chair-1.jpg"), await uploadAs(user, "chair-2.jpg")];
    const { preview, listings } = await run(
      shop,
      [
        "Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src",
        'oak-chair,Oak chair,"<p>Solid <b>oak</b>.</p>",Drimwell,CHAIR-1,4,120.00,https://cdn.shopify.example/chair-1.jpg?v=1',
        "oak-chair,,,,CHAIR-1-B,2,125.00,https://cdn.shopify.example/chair-2.jpg",
        "lamp,Lamp,Bright,,,,20.00,https://cdn.shopify.example/elsewhere.jpg",
      ].join("\n"),
    );
    expect(preview).toMatchObject({ totalRows: 2, goodRows: 2, unknownColumns: ["Handle"] });
    expect(listings).toEqual([
      {
        title: "Lamp",
        description: "Bright",
        priceCents: 2_000n,
        sku: null,
        category: "products",
        details: { condition: "new", stock: 1, delivery: true },
        images: [],
      },
      {
        title: "Oak chair",
        description: "Solid oak.",
        priceCents: 12_000n,
        sku: "CHAIR-1",
        category: "products",
        details: { condition: "new", stock: 4, delivery: true, brand: "Drimwell" },
        images: [{ imageId: front }, { imageId: back }],
      },
    ]);
  });

  test("ignores IDs of WooCommerce, and updates by SKU without the defaults", async () => {
    const shop = await shopWith(10);
    const file = (price: number) =>
      `ID,Type,SKU,Name,Description,In stock?,Stock,Regular price\n17,simple,L-1,Lamp,Bright,1,5,${price}`;
    await run(shop, file(20));
    const { id } = await db.listing.findFirstOrThrow({ where: { vendorId: shop.vendorId } });
    await db.listing.update({
      where: { id },
      data: { details: { condition: "used", pickup: true, stock: 5 } },
    });
    const { preview, listings } = await run(shop, file(25));
    expect(preview).toMatchObject({ updateRows: 1 });
    expect(listings).toMatchObject([
      { sku: "L-1", priceCents: 2_500n, details: { condition: "used", pickup: true, stock: 5 } },
    ]);
  });

  test("takes pictures of Etsy from several columns", async () => {
    const shop = await shopWith(10);
    const user = await userOf(shop);
    const ids = [await uploadAs(user, "a.jpg"), await uploadAs(user, "b.jpg")];
    const { listings } = await run(
      shop,
      "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,IMAGE2,SKU\nMug,Blue,18,USD,3,https://i.etsystatic.example/a.jpg,https://i.etsystatic.example/b.jpg,M-1",
    );
    expect(listings).toMatchObject([{ sku: "M-1", images: ids.map((imageId) => ({ imageId })) }]);
  });
});

describe("assigned columns", () => {
  test("remembers columns per vendor and header for the next file", async () => {
    const [shop, other] = [await shopWith(10), await shopWith(10)];
    expect((await save(shop, mapping)).status).toBe(200);
    await save(shop, { ...mapping, columns: ["title", "price", "description"] });
    expect(await list(shop)).toEqual([{ ...mapping, columns: ["title", "price", "description"] }]);
    expect(await list(other)).toEqual([]);
    const file = "Artikel,Preis,Notiz\nLamp,50,Bright";
    const { listings } = await run(shop, file);
    expect(listings).toMatchObject([
      {
        title: "Lamp",
        description: "Bright",
        priceCents: 5_000n,
        category: "products",
        details: { condition: "used", pickup: true, stock: 1 },
      },
    ]);
    const theirs = await sendCsv(other.browser, file);
    expect(theirs.body.error).toBe("The header has no column “category” or “title”.");
  });

  test("refuses columns of another length, or a field twice, unless it's pictures", async () => {
    const shop = await shopWith(10);
    const short = await save(shop, { ...mapping, columns: ["title"] });
    expect([short.status, short.body.fields]).toEqual([422, { columns: "Choose a field for each column" }]);
    const twice = await save(shop, { ...mapping, columns: ["title", "title", null] });
    expect(twice.body.fields).toEqual({ columns: "Only pictures can come from several columns" });
    expect((await save(shop, { ...mapping, columns: ["images", "title", "images"] })).status).toBe(200);
  });

  test("drops columns after 20 other headers", async () => {
    const shop = await shopWith(10);
    for (let number = 0; number < 21; number += 1) {
      await save(shop, { ...mapping, header: ["Artikel", "Preis", `Notiz ${number}`] });
    }
    const remembered = (await list(shop)) as unknown as { header: string[] }[];
    expect(remembered.map(({ header }) => header[2])).toEqual(
      Array.from({ length: 20 }, (_, index) => `Notiz ${20 - index}`),
    );
  });
});

describe("pictures by file name", () => {
  test("finds the vendor's own pictures, the last of a name, whatever its case", async () => {
    const [shop, other] = [await shopWith(10), await shopWith(10)];
    const user = await userOf(shop);
    await db.upload.updateMany({ where: { userId: user.id }, data: { fileName: null } });
    const first = await uploadAs(user, "lamp.jpg");
    await db.upload.updateMany({ where: { imageId: first }, data: { createdAt: new Date(0) } });
    const second = await uploadAs(user, "lamp.jpg");
    const header = "category,title,description,price,condition,stock,pickup,images";
    const file = `${header}\nproducts,Lamp,Bright,12.50,used,3,yes,LAMP.jpg`;
    const { listings } = await run(shop, file);
    expect(listings).toMatchObject([{ images: [{ imageId: second }] }]);
    const theirs = await sendCsv(other.browser, file);
    expect(theirs.body).toMatchObject({ goodRows: 0 });
    const [row] = await rowsOfImport(other, theirs.body.id);
    expect(row?.errors.map(({ field }) => field)).toEqual(["images"]);
  });
});
