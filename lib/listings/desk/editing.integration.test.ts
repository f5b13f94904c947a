import * as editable from "@/app/api/listings/[id]/edit/route";
import * as one from "@/app/api/listings/[id]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { create, doAction, givePlan, inputs, createShop, patch, createSeller } from "@/prisma/test/selling";
import type { ListingInput, Seller } from "@/prisma/test/selling";

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});
afterAll(() => stopQueue());

function read({ browser }: Pick<Seller, "browser">, id: string) {
  return browser.get(editable.GET, `/api/listings/${id}/edit`, { params: { id } });
}

async function draft(input: ListingInput = {}): Promise<{ id: string; version: number }> {
  const { body } = await create(shop.browser, { category: "products", ...input });
  return { id: String(body.id), version: Number(body.version) };
}

describe("creating a listing", () => {
  test.each(["products", "services", "realestate"] as const)(
    "saves all fields of %s, and submits it on request",
    async (category) => {
      const input = inputs[category];
      const made = await create(shop.browser, { ...input, images: shop.images, submit: true });
      expect([made.status, made.body.status]).toEqual([201, "pending"]);
      const { body } = await read(shop, String(made.body.id));
      expect(body).toMatchObject({ ...input, problems: {}, editing: "direct" });
      expect((body.images as { id: string }[]).map(({ id }) => id)).toEqual(shop.images);
      expect(body.history).toEqual([
        expect.objectContaining({ action: "submit", to: "pending", by: "owner" }),
      ]);
    },
  );

  test("saves a draft with only a category and names missing fields", async () => {
    const { status, body } = await create(shop.browser, { category: "realestate" });
    expect([status, body.status, body.price]).toEqual([201, "draft", null]);
    expect(Object.keys(body.problems as object).sort()).toEqual(
      [
        "city",
        "description",
        "details.areaSqFt",
        "details.listingType",
        "details.propertyType",
        "price",
        "state",
        "title",
      ].sort(),
    );
  });

  const incomplete: [string, ListingInput, string][] = [
    ["a product without a condition", { details: { stock: 1, pickup: true } }, "details.condition"],
    ["a product that nobody can get", { details: { condition: "new", stock: 1 } }, "details.delivery"],
    ["a product without a stock", { details: { condition: "new", pickup: true } }, "details.stock"],
    ["a product without a price", { price: null }, "price"],
    ["a title of two letters", { title: "ab" }, "title"],
    [
      "a service without an area",
      { ...inputs.services, details: { pricing: "fixed" } },
      "details.areaServed",
    ],
    [
      "a house without bathrooms",
      { ...inputs.realestate, details: { ...inputs.realestate.details, baths: null } },
      "details.baths",
    ],
    [
      "land without its size",
      { ...inputs.realestate, details: { listingType: "sale", propertyType: "farm" } },
      "details.lotSqFt",
    ],
    [
      "a rental without a date",
      { ...inputs.realestate, details: { ...inputs.realestate.details, listingType: "rent" } },
      "details.availableFrom",
    ],
    ["a home without a state", { ...inputs.realestate, state: null }, "state"],
  ];
  test.each(incomplete)(
    "refuses to submit %s, names that field, and creates nothing",
    async (_name, input, field) => {
      const before = await db.listing.count();
      const { status, body } = await create(shop.browser, { ...inputs.products, ...input, submit: true });
      expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]]);
      expect(await db.listing.count()).toBe(before);
    },
  );

  test("shows the owner views and favorites", async () => {
    const { id } = await draft();
    await db.listing.update({ where: { id }, data: { viewCount: 12, favoriteCount: 3 } });
    const { body } = await read(shop, id);
    expect(body).toMatchObject({ viewCount: 12, favoriteCount: 3 });
  });

  test("drops facts of other categories", async () => {
    const details = { condition: "new", beds: 3, deposit: 100 };
    const { body } = await create(shop.browser, { category: "products", details });
    expect(body.details).toEqual({ condition: "new" });
  });

  test("22: ignores an owner, state, rating, counter, or date in the body", async () => {
    const other = await createSeller();
    const { id } = await draft({
      title: "Forged",
      vendorId: other.vendorId,
      status: "approved",
      averageRating: 5,
      viewCount: 9,
      publishedAt: new Date().toISOString(),
      featuredAt: new Date().toISOString(),
      featured: true,
    });
    const row = await db.listing.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ vendorId: shop.vendorId, status: "draft", averageRating: 0, viewCount: 0 });
    expect([row.publishedAt, row.featuredAt]).toEqual([null, null]);
  });

  test("44: creates one listing for a double click", async () => {
    const other = await createSeller();
    const body = { ...inputs.products, submit: true };
    const answers = await Promise.all([1, 2, 3].map(() => create(other.browser, body, "click-1")));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await db.listing.count({ where: { vendorId: other.vendorId } })).toBe(1);
    expect((await create(other.browser, { category: "services" }, "click-1")).status).toBe(422);
  });

  test("stops at the plan's limit, even for five concurrent requests", async () => {
    const small = await createSeller();
    await givePlan(small.vendorId, { listings: 3, photos: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create(small.browser, inputs.products)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.error).toBe(
      "Your plan allows 3 listings. Close or delete one, or choose a larger plan.",
    );
    expect(await db.listing.count({ where: { vendorId: small.vendorId } })).toBe(3);
  });

  test("answers each of many concurrent requests", async () => {
    const busy = await createSeller();
    await givePlan(busy.vendorId, { listings: 100, photos: 2 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => create(busy.browser, inputs.products)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(await db.listing.count({ where: { vendorId: busy.vendorId } })).toBe(40);
  });

  test("refuses one photo more than the plan allows and creates nothing, even after a downgrade", async () => {
    const small = await createSeller({}, 4);
    const input = { ...inputs.products, images: small.images };
    const expectedError = {
      error: "Your plan allows 3 photos for each listing.",
      fields: { images: "Your plan allows 3 photos for each listing." },
    };
    await givePlan(small.vendorId, { listings: 10, photos: 3 });
    const refused = await create(small.browser, input);
    expect([refused.status, refused.body]).toEqual([422, expect.objectContaining(expectedError)]);
    expect(await db.listing.count({ where: { vendorId: small.vendorId } })).toBe(0);

    await givePlan(small.vendorId, { listings: 10, photos: 4 });
    const made = await create(small.browser, input);
    await givePlan(small.vendorId, { listings: 10, photos: 3 });
    const sent = await doAction(small.browser, String(made.body.id), "submit");
    expect([sent.status, sent.body]).toEqual([422, expect.objectContaining(expectedError)]);
    const fewer = { version: made.body.version, images: small.images.slice(1), submit: true };
    const corrected = await patch(small.browser, String(made.body.id), fewer);
    expect([corrected.status, corrected.body.status]).toEqual([200, "pending"]);
  });

  test("lets an admin create one for a vendor, and requires the vendor", async () => {
    const { vendorId } = await createSeller();
    expect((await create(admin, { ...inputs.products })).body.fields).toEqual({
      vendorId: "Choose the vendor this listing is for.",
    });
    const made = await create(admin, { ...inputs.products, vendorId });
    expect([made.status, made.body.vendorId]).toEqual([201, vendorId]);
    const audited = await db.auditEntry.findFirst({ where: { subjectId: String(made.body.id) } });
    expect(audited).toMatchObject({ action: "listing.create" });
  });

  test("refuses a blocked word", async () => {
    await db.blockedWord.create({ data: { word: "counterfeit", effect: "refuse" } });
    const title = "Counterfeit bags";
    const { body } = await create(shop.browser, { ...inputs.products, title, submit: true });
    expect(body.fields).toEqual({ title: "The word “counterfeit” isn’t allowed here." });
    const alts = { [shop.images[0] ?? ""]: "A counterfeit bag" };
    const hidden = { ...inputs.products, images: shop.images, alts, submit: true };
    expect(Object.keys((await create(shop.browser, hidden)).body.fields as object)).toEqual(["images"]);
    const whole = await create(shop.browser, { ...inputs.products, title: "Counterfeiting", submit: true });
    expect(whole.status).toBe(201);
  });
});

describe("editing a listing", () => {
  test("changes only the sent fields", async () => {
    const { id, version } = await draft(inputs.products);
    const { status, body } = await patch(shop.browser, id, { version, details: { stock: 9, brand: null } });
    expect([status, body.version]).toEqual([200, version + 1]);
    expect(body).toMatchObject({
      title: "Walnut desk",
      price: 480,
      details: { condition: "used", stock: 9, pickup: true },
    });
    expect(body.details).not.toHaveProperty("brand");
  });

  test("refuses the second of two tabs and keeps the changes of the first", async () => {
    const { id, version } = await draft(inputs.products);
    expect((await patch(shop.browser, id, { version, title: "From the first tab" })).status).toBe(200);
    const second = await patch(shop.browser, id, { version, title: "From the second tab" });
    expect([second.status, second.body.error]).toEqual([
      409,
      expect.stringContaining("changed in another tab"),
    ]);
    expect((await read(shop, id)).body.title).toBe("From the first tab");
  });

  test("44: accepts exactly one of five concurrent edits", async () => {
    const { id, version } = await draft(inputs.products);
    const titles = [1, 2, 3, 4, 5].map((number) => `Tab ${number}`);
    const answers = await Promise.all(titles.map((title) => patch(shop.browser, id, { version, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await read(shop, id)).body.title).toBe(titles[winner]);
  });

  test("requires the version, by If-Match or by updatedAt", async () => {
    const { id } = await draft();
    const params = { id };
    const send = (body: object, match?: string) =>
      shop.browser.patch(one.PATCH, `/api/listings/${id}`, {
        params,
        body,
        headers: match ? { "if-match": match } : {},
      });
    expect((await send({ title: "None" })).status).toBe(422);
    expect((await send({ title: "Old" }, '"7"')).status).toBe(409);
    expect((await send({ title: "Broken" }, "seven")).status).toBe(400);
    const first = await send({ title: "By version" }, '"1"');
    expect(first.status).toBe(200);
    const updatedAt = first.body.updatedAt;
    expect((await send({ title: "By time", updatedAt })).status).toBe(200);
    expect((await send({ title: "Too late", updatedAt })).status).toBe(409);
  });

  test("refuses to empty a required field while in review", async () => {
    const made = await create(shop.browser, { ...inputs.products, submit: true });
    const [id, version] = [String(made.body.id), made.body.version];
    expect((await patch(shop.browser, id, { version, title: "" })).status).toBe(422);
    const changed = await patch(shop.browser, id, { version, title: "Oak desk" });
    expect(changed.body).toMatchObject({ status: "pending", title: "Oak desk" });
  });

  test("submits a rejected listing again and clears its reason", async () => {
    const { id } = await createListing({
      vendorId: shop.vendorId,
      status: "rejected",
      details: inputs.products.details,
    });
    const before = await read(shop, id);
    expect(before.body.decisionReason).toBe("Please add a picture of the back.");
    const { version } = before.body;
    const { body } = await patch(shop.browser, id, {
      version,
      title: "Oak table, seen from behind",
      submit: true,
    });
    expect(body).toMatchObject({ status: "pending", decisionReason: null });
  });

  test.each(["sold", "removed"] as const)("refuses the change when it is %s", async (status) => {
    const { id } = await createListing({ vendorId: shop.vendorId, status });
    const answer = await patch(shop.browser, id, { version: 1, title: "Again" });
    expect(answer.status).toBe(409);
    expect((await read(shop, id)).body.editing).toBe("closed");
  });

  test("removes facts that the new category lacks", async () => {
    const { id, version } = await draft(inputs.realestate);
    const { body } = await patch(shop.browser, id, { version, category: "services" });
    expect([body.category, body.details]).toEqual(["services", {}]);
  });
});
