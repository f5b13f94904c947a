import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  confirmImport,
  csv,
  good,
  readImport,
  rowsOfImport,
  sendCsv,
  shopWith,
  titlesOf,
} from "@/prisma/test/imports";
import { createSeller } from "@/prisma/test/selling";
import { runImports } from "./import-run.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("a repeated import", () => {
  test("continues from the failed row", async () => {
    const shop = await shopWith(50);
    const { body } = await sendCsv(shop.browser, csv(good("Alpha lamp"), good("Beta lamp")));
    await confirmImport(shop, body.id, { submit: true });
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Late' WHERE id = ${shop.vendorId}::uuid`,
    );
    await runImports();
    await rows(
      sql`UPDATE vendors SET status = 'approved', decision_reason = NULL WHERE id = ${shop.vendorId}::uuid`,
    );
    expect((await confirmImport(shop, body.id)).body).toMatchObject({ status: "running", failedRows: 0 });
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 2, failedRows: 0 });
    expect(await titlesOf(shop)).toEqual([
      { title: "Alpha lamp", status: "pending" },
      { title: "Beta lamp", status: "pending" },
    ]);
    const { errors } = await db.listingImport.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(errors).toEqual([]);
    expect((await confirmImport(shop, body.id)).status).toBe(409);
  });

  test("skips only the row that the database refuses", async () => {
    const shop = await shopWith(50);
    const { body } = await sendCsv(
      shop.browser,
      csv(good("Alpha lamp"), good("Refused lamp"), good("Gamma lamp")),
    );
    await confirmImport(shop, body.id);
    await rows(sql`ALTER TABLE listings ADD CONSTRAINT test_title CHECK (title <> 'Refused lamp')`);
    await runImports();
    await rows(sql`ALTER TABLE listings DROP CONSTRAINT test_title`);
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 2, failedRows: 1 });
    expect((await titlesOf(shop)).map(({ title }) => title)).toEqual(["Alpha lamp", "Gamma lamp"]);
    const { errors } = await db.listingImport.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(errors).toEqual([{ row: 3, field: "", message: expect.stringContaining("couldn’t save") }]);
  });

  test("counts and skips duplicates of existing listings", async () => {
    const shop = await shopWith(50);
    const first = await sendCsv(shop.browser, csv(good("Alpha lamp")));
    await confirmImport(shop, first.body.id);
    await runImports();
    const file = csv(good("ALPHA  lamp"), good("Beta lamp"), good("Beta lamp"), good("Gamma lamp"));
    const { body } = await sendCsv(shop.browser, file);
    expect(body).toMatchObject({ goodRows: 4, duplicateRows: 2, updateRows: 0 });
    await confirmImport(shop, body.id, { skipDuplicates: true });
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 2, failedRows: 2 });
    expect((await titlesOf(shop)).map(({ title }) => title)).toEqual([
      "Alpha lamp",
      "Beta lamp",
      "Gamma lamp",
    ]);
    const { errors } = await db.listingImport.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(errors).toEqual(
      [2, 4].map((row) => ({ row, field: "", message: expect.stringMatching(/^Skipped/) })),
    );
  });

  test("clears marked fields of a listing, except required ones", async () => {
    const shop = await shopWith(2);
    const made = await sendCsv(
      shop.browser,
      "category,title,description,price,condition,stock,delivery,brand,city,state\n" +
        "products,Alpha lamp,A lamp,12.50,new,3,yes,Drimwell,Austin,TX\n" +
        "products,Beta lamp,A lamp,12.50,new,3,yes,Drimwell,Austin,TX",
    );
    await confirmImport(shop, made.body.id);
    await runImports();
    const listings = await db.listing.findMany({
      where: { vendorId: shop.vendorId },
      select: { id: true },
      orderBy: { title: "asc" },
    });
    const [alpha, beta] = listings.map(({ id }) => id);
    await rows(sql`UPDATE listings SET status = 'approved', published_at = now() WHERE id = ${beta}::uuid`);
    const { body } = await sendCsv(
      shop.browser,
      `id,price,brand,city,state\n${alpha},(clear),(clear),(clear),(clear)\n${beta},(clear),,,`,
    );
    expect(body).toMatchObject({ goodRows: 2, updateRows: 2, failedRows: 0 });
    expect((await rowsOfImport(shop, body.id)).map(({ price }) => price)).toEqual(["", ""]);
    await confirmImport(shop, body.id);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 1, failedRows: 1 });
    const { errors } = await db.listingImport.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(errors).toEqual([{ row: 3, field: "price", message: "Enter a price" }]);
    const found = await db.listing.findMany({
      where: { vendorId: shop.vendorId },
      select: { priceCents: true, city: true, state: true, location: true, details: true },
      orderBy: { title: "asc" },
    });
    expect(found).toEqual([
      {
        priceCents: 0n,
        city: null,
        state: null,
        location: "",
        details: expect.not.objectContaining({ brand: "Drimwell" }),
      },
      expect.objectContaining({
        priceCents: 1250n,
        city: "Austin",
        details: expect.objectContaining({ brand: "Drimwell" }),
      }),
    ]);
  });

  test("updates own listings by id and keeps fields with empty cells", async () => {
    const [shop, other] = [await shopWith(3), await createSeller()];
    const made = await sendCsv(shop.browser, csv(good("Alpha lamp"), good("Beta lamp"), good("Gamma lamp")));
    await confirmImport(shop, made.body.id);
    await runImports();
    const listings = await db.listing.findMany({
      where: { vendorId: shop.vendorId },
      select: { id: true },
      orderBy: { title: "asc" },
    });
    const [alpha, beta, gamma] = listings.map(({ id }) => id);
    await rows(sql`UPDATE listings SET status = 'sold', published_at = now() WHERE id = ${gamma}::uuid`);
    const file = [
      "id,title,price,stock,brand",
      `${alpha},,15,,Drimwell`,
      `${beta},Beta lamp two,,0,`,
      `${beta},Beta lamp three,,0,`,
      `${gamma},,15,,`,
      `${other.person.id},Stolen,1,,`,
    ].join("\n");
    const { body } = await sendCsv(shop.browser, file);
    expect(body).toMatchObject({ totalRows: 5, goodRows: 3, updateRows: 3, failedRows: 2, room: 1 });
    expect((await rowsOfImport(shop, body.id)).map(({ errors }) => errors)).toEqual([
      [],
      [],
      [{ field: "id", message: "Another row of this file has the same ID." }],
      [],
      [{ field: "id", message: expect.stringContaining("no listing with this ID") }],
    ]);
    await confirmImport(shop, body.id);
    await runImports();
    expect(await readImport(shop, body.id)).toMatchObject({ status: "done", doneRows: 2, failedRows: 3 });
    const found = await db.listing.findMany({
      where: { vendorId: shop.vendorId },
      select: { title: true, priceCents: true, details: true },
      orderBy: { title: "asc" },
    });
    expect(found).toEqual([
      {
        title: "Alpha lamp",
        priceCents: 1500n,
        details: expect.objectContaining({ stock: 3, brand: "Drimwell" }),
      },
      { title: "Beta lamp two", priceCents: 1250n, details: expect.objectContaining({ stock: 0 }) },
      { title: "Gamma lamp", priceCents: 1250n, details: expect.objectContaining({ stock: 3 }) },
    ]);
  });
});
