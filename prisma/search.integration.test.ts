import { rebuildSearchTables } from "@/lib/search/index/vocabulary.queries";
import { db, rows, sql } from "@/lib/server/db";
import { createListing, createVendor } from "./factories";
import { daysFromNow } from "./factories/rows";

type Entry = { seq: number; lexemes: string[] };

async function find(listingId: string): Promise<Entry | undefined> {
  const [entry] = await rows<Entry>(sql`
    SELECT seq, tsvector_to_array(tsv) AS lexemes FROM listing_search WHERE listing_id = ${listingId}::uuid`);
  return entry;
}

async function weightOf(listingId: string, lexeme: string): Promise<string | undefined> {
  const [row] = await rows<{ weight: string }>(sql`
    SELECT weights[1] AS weight FROM listing_search, unnest(tsv)
    WHERE listing_id = ${listingId}::uuid AND lexeme = ${lexeme}`);
  return row?.weight;
}

describe("the full-text side table", () => {
  test("holds only approved listings and follows changes of status", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId, status: "pending", publishedAt: new Date() });
    expect(await find(id)).toBeUndefined();
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    const first = await find(id);
    expect(first?.lexemes).toContain("oak");
    await db.listing.update({ where: { id }, data: { status: "paused" } });
    expect(await find(id)).toBeUndefined();
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect((await find(id))?.seq).toBeGreaterThan(first?.seq ?? Infinity);
    await db.listing.delete({ where: { id } });
    expect(await find(id)).toBeUndefined();
  });

  test("weights the subject of the title above its other words, vendor, and place, and these above the description", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({
      vendorId,
      title: "Walnut desk",
      description: "Smells of beeswax, from a café",
      vendorName: "Marigold",
      location: "Austin",
      city: "Austin",
    });
    expect(await weightOf(id, "desk")).toBe("A");
    expect(await weightOf(id, "walnut")).toBe("B");
    expect(await weightOf(id, "marigold")).toBe("C");
    expect(await weightOf(id, "austin")).toBe("C");
    expect(await weightOf(id, "tx")).toBe("C");
    expect(await weightOf(id, "texa")).toBe("C");
    expect(await weightOf(id, "beeswax")).toBe("D");
    expect(await weightOf(id, "cafe")).toBe("D");
  });

  test("stores the category, the state, the property type, and the blocks of seq as separate lexemes", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({
      vendorId,
      category: "realestate",
      propertyType: "single-family",
      listingType: "rent",
      description: "Type xcat_products here and the words part",
    });
    const entry = await find(id);
    const seq = entry?.seq ?? 0;
    const expected = ["xcat_realestate", "xst_tx", "xpt_single_family", "xlt_rent"];
    expected.push(`xa_${seq >> 10}`, `xr_${seq >> 13}`, `xw_${seq >> 16}`);
    expect(entry?.lexemes).toEqual(expect.arrayContaining(expected));
    expect(entry?.lexemes).not.toContain("xcat_products");
  });

  test("stays the same for a price in its band, a rating, and counters", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({
      vendorId,
      description: "Thirty years in one kitchen",
      priceCents: 10_000,
    });
    const place = async () =>
      (
        await rows<{ ctid: string; seq: number }>(sql`
        SELECT ctid::text, seq FROM listing_search WHERE listing_id = ${id}::uuid`)
      )[0];
    const before = await place();
    await db.listing.update({
      where: { id },
      data: {
        priceCents: 10_200,
        averageRating: 4,
        reviewCount: 2,
        viewCount: 9,
        details: { stock: 3 },
        title: "Oak table",
      },
    });
    expect(await place()).toEqual(before);
    await db.listing.update({ where: { id }, data: { title: "Elm bench" } });
    expect((await place())?.seq).toBe(before?.seq);
    expect((await find(id))?.lexemes).toEqual(expect.arrayContaining(["elm", "bench"]));
    expect((await find(id))?.lexemes).not.toContain("tabl");
  });

  test("stores the facts of a listing, and follows their changes", async () => {
    const { id: vendorId } = await createVendor();
    const details = {
      beds: 2,
      baths: 1.5,
      furnished: false,
      pets: true,
      brand: "Grip & Gauge",
      condition: "used",
    };
    const { id } = await createListing({
      vendorId,
      details: { ...details, delivery: true, pricing: "hourly" },
    });
    const facts = ["xbd_2", "xba_1_5", "xfu_0", "xpe_1", "xbr_gripgauge", "xcon_used", "xdl_1", "xpg_hourly"];
    const { lexemes = [] } = (await find(id)) ?? {};
    expect(lexemes).toEqual(expect.arrayContaining(facts));
    expect(lexemes.filter((lexeme) => lexeme.startsWith("xpk_"))).toEqual([]);
    await db.listing.update({ where: { id }, data: { details: { ...details, parking: "4-car garage" } } });
    expect((await find(id))?.lexemes).toEqual(expect.arrayContaining(["xpk_garage", "xpk_garage_3"]));
    await db.listing.update({ where: { id }, data: { details: { ...details, beds: 3 } } });
    expect((await find(id))?.lexemes).toContain("xbd_3");
    expect((await find(id))?.lexemes).not.toContain("xdl_1");
  });

  test.each([
    ["Walnut chair by Old Mill, restored", "chair"],
    ["Toolbox with tools, 60 pieces", "toolbox"],
    ["Car repair and service, all makes", "repair service"],
    ["Piano and furniture moving", "moving"],
    ["Jar of honey, set of two", "jar honey"],
    ["Set of three books, clean pages", "books"],
    ["4,000 sq ft restaurant, terrace seating", "restaurant"],
    ["Loveseat", "loveseat"],
    ["Violin outfit", "violin"],
    ["With love", "love"],
    ["", null],
  ])("finds in the title '%s' the subject %s before anything is learned", async (title, subject) => {
    expect(await rows(sql`SELECT title_subject(${title}, '', 'products/') AS subject`)).toEqual([
      { subject },
    ]);
  });

  test("marks the subject of a title by the learned words of the catalog", async () => {
    const { id: vendorId } = await createVendor();
    const things = {
      "electronics/audio": ["headphones", "speaker", "turntable"],
      "electronics/laptops": ["laptop", "monitor", "tablet"],
      "home-garden/kitchen": ["blender", "kettle", "toaster"],
      "home-garden/tools": ["drill", "saw", "sander"],
    };
    for (const [subcategory, names] of Object.entries(things))
      for (const brand of ["Veltro", "Nordlyd", "Arkadia", "Quill"])
        for (const thing of names)
          await createListing({ vendorId, title: `${brand} - ${thing}`, details: { subcategory } });
    const { id } = await createListing({
      vendorId,
      title: "Quill - Headphones",
      details: { subcategory: "electronics/audio" },
    });
    const subjectOf = async () =>
      (
        await rows<{ subject: string[] }>(sql`
          SELECT tsvector_to_array(ts_filter(tsv, '{a}')) AS subject FROM listing_search WHERE listing_id = ${id}::uuid`)
      )[0]?.subject;
    expect(await subjectOf()).toEqual(["quill"]);
    await rebuildSearchTables();
    expect(await subjectOf()).toEqual(["headphon"]);
  });

  test("takes a new business name into every listing", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId });
    await db.vendor.update({ where: { id: vendorId }, data: { businessName: "Quillwort" } });
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).vendorName).toBe("Quillwort");
    expect((await find(id))?.lexemes).toContain("quillwort");
  });

  test("rebuilds the table in order of age, with the same words", async () => {
    const { id: vendorId } = await createVendor();
    const young = await createListing({ vendorId, createdAt: daysFromNow(-1) });
    const old = await createListing({ vendorId, createdAt: daysFromNow(-5) });
    const words = async (id: string) =>
      (await find(id))?.lexemes.filter((lexeme) => !/^x[arw]_/.test(lexeme));
    const before = await words(young.id);
    await rows(sql`SELECT rebuild_listing_search()`);
    expect(await words(young.id)).toEqual(before);
    expect((await find(old.id))?.seq).toBeLessThan((await find(young.id))?.seq ?? 0);
  });
});
