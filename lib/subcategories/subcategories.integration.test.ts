import * as move from "@/app/api/admin/subcategories/move/route";
import * as all from "@/app/api/admin/subcategories/route";
import { readJobTrail } from "@/lib/jobs/subcategories.queries";
import { readSubcategoryTree, readTrail } from "@/lib/listings/subcategories.queries";
import { searchListings } from "@/lib/search/results/queries";
import { rebuildSearchTables, waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { readSubcategories } from "@/lib/search/index/subcategories.queries";
import { readSitemap } from "@/lib/seo/queries";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { findReplacement } from "@/lib/shared/tree";
import { createJob, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { create, inputs, createSeller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { SubcategoryDto } from "./contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

const address = "/api/admin/subcategories";
const write = (body: object) => admin.put(all.PUT, address, { body });
const moveAll = (body: object) => admin.post(move.POST, `${address}/move`, { body });

async function listed(section: string): Promise<SubcategoryDto[]> {
  const { body } = await admin.get(all.GET, address, { query: { section } });
  return body as unknown as SubcategoryDto[];
}

const names = (trail: { name: string }[]) => trail.map(({ name }) => name);
const gaming = { section: "products", path: "electronics/gaming", words: ["console", "joystick"] };

test("shows a new name, new words, and a new place at once, at the same address", async () => {
  const { id } = await createListing({
    category: "products",
    details: { subcategory: "electronics/gaming" },
  });
  expect(names(await readTrail("electronics/gaming"))).toEqual(["Electronics", "Gaming"]);
  expect((await write({ ...gaming, name: "Games and consoles", after: null })).status).toBe(200);
  expect(names(await readTrail("electronics/gaming"))).toEqual(["Electronics", "Games and consoles"]);
  const [, first] = (await readSubcategoryTree()).filter(({ path }) => path.startsWith("electronics"));
  expect(first).toMatchObject({ path: "electronics/gaming", words: "console|joystick" });
  expect(await readSubcategories()).toContainEqual(
    expect.objectContaining({ path: "electronics/gaming", name: "Games and consoles", count: 1 }),
  );
  expect(await readSitemap("pages.xml")).toContain("/products/electronics/gaming<");
  await db.listing.delete({ where: { id } });
});

test("accepts listings in an added subcategory with a unique path", async () => {
  const shop = await createSeller();
  const listing = (subcategory: string) => ({
    ...inputs.products,
    details: { ...inputs.products.details, subcategory },
  });
  const added = {
    section: "products",
    path: null,
    parent: "electronics",
    name: "E-readers",
    words: ["kindle"],
  };
  expect((await create(shop.browser, listing("electronics/e-readers"))).status).toBe(422);
  const { status, body } = await write(added);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { path: "electronics/e-readers", added: true, count: 0 },
  });
  expect((await create(shop.browser, listing("electronics/e-readers"))).status).toBe(201);
  expect((await listed("products")).find(({ path }) => path === "electronics/e-readers")?.count).toBe(1);
  expect((await write(added)).status).toBe(422);
  expect((await write({ ...added, name: "1984" })).status).toBe(422);
  expect((await write({ ...added, name: "Tools", parent: "piracy" })).status).toBe(404);
});

test("finds an added subcategory by its name, also in the singular, and by its words, until it is removed", async () => {
  const subcategory = "electronics/slide-rules";
  const found = async (search: string) => {
    const { items } = await searchListings({ search });
    return items.map(({ title }) => title).sort();
  };
  const added = { section: "products", path: null, parent: "electronics", words: ["nomogram", "abacus"] };
  expect((await write({ ...added, name: "Slide rules" })).status).toBe(200);
  await createListing({ title: "Faber 52/82, boxed", details: { subcategory } });
  await createListing({ title: "Brass abacus" });
  await createListing({ title: "Set of nomograms, framed" });
  const all = ["Brass abacus", "Faber 52/82, boxed", "Set of nomograms, framed"];
  expect(await found("slide rules")).toContain("Faber 52/82, boxed");
  // Title words are counted by a task, and results for these were cached for some seconds.
  await rebuildSearchTables();
  await waitForVocabulary();
  expect(await found("slide rules")).toEqual(all);
  expect(await found("Slide Rule")).toEqual(all);
  expect(await found("abacus")).toEqual(["Brass abacus"]);
  const input = { section: "products", path: subcategory, words: ["nomogram"], name: "Pocket reckoners" };
  expect((await write(input)).status).toBe(200);
  expect(await found("pocket reckoner")).toEqual(all.slice(1));
});

test("finds listings by one of several names of a subcategory only if nothing else has that name", async () => {
  const subcategory = "home-garden/soak-dream";
  const found = async (search: string) => {
    const { items } = await searchListings({ search });
    return items.map(({ title }) => title).sort();
  };
  await createListing({ title: "Waffle weave, set of four", category: "products", details: { subcategory } });
  await createListing({ title: "Brass theorbo", category: "products" });
  await rebuildSearchTables();
  const added = { section: "products", path: null, parent: "home-garden", words: ["towel"] };
  // A theorbo is listed, a couch is in the synonym table, and a bed is furniture.
  const name = "Theorbos, couches, beds and crumhorns";
  expect((await write({ ...added, name })).body).toMatchObject({ path: expect.any(String) as string });
  const { path } = (await readSubcategoryTree()).find((one) => one.name === name)!;
  await rows(sql`UPDATE listings SET details = jsonb_set(details, '{subcategory}', to_jsonb(${path}::text))
    WHERE details ->> 'subcategory' = ${subcategory}`);
  expect(await found("crumhorn")).toEqual(["Waffle weave, set of four"]);
  expect(await found("theorbo")).toEqual(["Brass theorbo"]);
  expect(await found("couch")).toEqual([]);
  expect(await found("bed")).toEqual([]);
});

test("finds listings by a name that is a phrase only if no title has the phrase", async () => {
  const added = { section: "products", path: null, parent: "home-garden", words: ["kalimba"] };
  const name = "Reed organs and nose flutes";
  expect((await write({ ...added, name })).status).toBe(200);
  const { path } = (await readSubcategoryTree()).find((one) => one.name === name)!;
  await createListing({ title: "Walnut reed organ", category: "products" });
  await createListing({ title: "Carved, by hand", category: "products", details: { subcategory: path } });
  await rebuildSearchTables();
  const found = async (search: string) => (await searchListings({ search })).items.map(({ title }) => title);
  expect(await found("nose flutes")).toEqual(["Carved, by hand"]);
  expect(await found("reed organs")).toEqual(["Walnut reed organ"]);
});

test("hides only an empty subcategory, and moves its listings, edits in review, and address", async () => {
  const { id } = await createListing({
    category: "products",
    details: { subcategory: "electronics/gaming" },
  });
  const { id: revisionId } = await db.listingRevision.create({
    data: {
      listingId: id,
      baseVersion: 1,
      changes: { details: { subcategory: "electronics/gaming", brand: "Acme" } },
    },
  });
  const hide = { ...gaming, name: "Gaming", hidden: true };
  const refused = await write(hide);
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { hidden: expect.stringContaining("1 listing.") as string } },
  });
  const from = { section: "products", from: "electronics/gaming" };
  expect((await moveAll({ ...from, to: "home/cleaning" })).status).toBe(422);
  expect((await moveAll({ ...from, to: "hobbies/toys" })).body).toEqual({ moved: 1, left: 0 });
  expect((await write(hide)).status).toBe(200);
  const [moved] = await rows<{ listing: string; revision: string; brand: string }>(sql`
    SELECT l.details ->> 'subcategory' AS listing, r.changes #>> '{details,subcategory}' AS revision,
      r.changes #>> '{details,brand}' AS brand
    FROM listings l JOIN listing_revisions r ON r.listing_id = l.id WHERE r.id = ${revisionId}::uuid`);
  expect(moved).toEqual({ listing: "hobbies/toys", revision: "hobbies/toys", brand: "Acme" });
  const tree = await readSubcategoryTree();
  const hidden = tree.find(({ path }) => path === "electronics/gaming")!;
  expect(findReplacement(tree, hidden)?.path).toBe("hobbies/toys");
  expect(
    (await moveAll({ section: "products", from: "hobbies/toys", to: "electronics/gaming" })).status,
  ).toBe(422);
  const shop = await createSeller();
  const details = { ...inputs.products.details, subcategory: "electronics/gaming" };
  const { body } = await create(shop.browser, { ...inputs.products, details });
  expect(body.details).toMatchObject({ subcategory: "hobbies/toys" });
});

test("moves no edit before a locked listing is free", async () => {
  const details = { subcategory: "electronics/laptops" };
  const { id } = await createListing({ category: "products", details });
  const { id: revisionId } = await db.listingRevision.create({
    data: { listingId: id, baseVersion: 1, changes: { details } },
  });
  const { moving } = await transaction(async (tx) => {
    await tx.rows(sql`SELECT 1 FROM listings WHERE id = ${id}::uuid FOR UPDATE`);
    const moving = moveAll({ section: "products", from: "electronics/laptops", to: "hobbies/toys" });
    await waitForBlocked();
    await tx.rows(sql`SELECT 1 FROM listing_revisions WHERE id = ${revisionId}::uuid FOR UPDATE NOWAIT`);
    return { moving };
  });
  expect((await moving).body).toEqual({ moved: 1, left: 0 });
});

test("applies the same rules to subcategories of jobs, in fixed categories", async () => {
  const { id } = await createJob({ category: "Healthcare", subcategory: "healthcare/nursing" });
  const nursing = { section: "jobs", path: "healthcare/nursing", name: "Nurses", words: ["nurse"] };
  expect((await write(nursing)).status).toBe(200);
  expect(names(await readJobTrail({ category: "Healthcare", subcategory: "healthcare/nursing" }))).toEqual([
    "Healthcare",
    "Nurses",
  ]);
  expect((await write({ ...nursing, path: "healthcare" })).status).toBe(422);
  const moved = await moveAll({ section: "jobs", from: "healthcare/nursing", to: "education/support" });
  expect(moved.body).toEqual({ moved: 1, left: 0 });
  expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    category: "Education",
    subcategory: "education/support",
  });
});
