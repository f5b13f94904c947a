import type { Client } from "pg";
import { copyRows } from "./copy";
import { makeId } from "./ids";
import type { Demo } from "./make/demo";
import { columnsOf, createWriter, type Seller } from "./make/drafts";
import { createRandom, type Random } from "./random";
import { demoWords } from "./words";
import { day, type StoredPicture } from "./world";

type Category = Seller["category"];
type BulkShop = Seller & { id: string; userId: string; name: string; slug: string };
type Options = { count: number; passwordHash: string; report: (line: string) => void };

const listingsPerShop = 400;
const { nameParts } = demoWords.vendors;
const { cities } = demoWords.places;

function makeBulkShops(random: Random, count: number): BulkShop[] {
  return Array.from({ length: count }, (_, index) => {
    const category = random.pick(["products", "products", "services", "realestate", "realestate"] as const);
    const name = `${random.pick(nameParts.first)} ${random.pick(nameParts.first)} ${random.pick(nameParts.second[category])}`;
    const sells: Record<Category, () => string[]> = {
      products: () => random.some([...new Set(demoWords.products.kinds.map(({ shop }) => shop))], 3),
      services: () =>
        random.some(
          demoWords.services.kinds.map(({ kind }) => kind),
          3,
        ),
      realestate: () => ["home", "business", "land"],
    };
    return {
      id: makeId(random, 200 * day),
      userId: makeId(random, 200 * day),
      name,
      slug: `${name.toLowerCase().replace(/[^a-z]+/g, "-")}-${index}`,
      category,
      sells: sells[category](),
      places: category === "realestate" ? random.some(cities, 4) : [random.pick(cities)],
    };
  });
}

async function loadShops(
  client: Client,
  shops: readonly BulkShop[],
  now: Date,
  passwordHash: string,
): Promise<void> {
  const at = now.toISOString();
  await copyRows(
    client,
    "users",
    ["id", "username", "email", "firstName", "lastName", "passwordHash", "role", "demo"],
    shops.map(({ userId, slug }) => ({
      id: userId,
      username: slug,
      email: `${slug}@mail.example`,
      firstName: "Robin",
      lastName: "Miller",
      passwordHash,
      role: "vendor",
      demo: true,
    })),
  );
  await copyRows(
    client,
    "vendors",
    ["id", "userId", "businessName", "slug", "category", "phone", "status", "approvedAt", "city", "state"],
    shops.map((shop) => ({
      ...shop,
      businessName: shop.name,
      phone: "555-010-0100",
      status: "approved",
      approvedAt: at,
      city: shop.places[0]?.city,
      state: shop.places[0]?.state,
    })),
  );
}

const listingFields = [
  "id",
  "vendorId",
  "vendorName",
  "category",
  "status",
  "title",
  "description",
  "priceCents",
  "location",
  "city",
  "state",
  "placeId",
  "propertyType",
  "listingType",
  "details",
  "averageRating",
  "reviewCount",
  "viewCount",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "expiresAt",
] as const;

type ListingPictures = readonly [listingId: string, pictures: readonly StoredPicture[]];

type Places = ReadonlyMap<string, number>;

async function readPlaces(client: Client): Promise<Places> {
  const { rows } = await client.query<{ id: number; name: string }>(
    "SELECT id, name || ', ' || state AS name FROM places WHERE kind = 'city'",
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function* writePictures(listingPictures: readonly ListingPictures[]): Generator<Record<string, unknown>> {
  for (const [listingId, pictures] of listingPictures) {
    for (const [position, { id, alt }] of pictures.entries()) yield { listingId, imageId: id, position, alt };
  }
}

function* writeListings(
  demo: Demo,
  shops: readonly BulkShop[],
  count: number,
  { listingPictures, places }: { listingPictures: ListingPictures[]; places: Places },
): Generator<Record<string, unknown>> {
  const random = createRandom("plaza bulk");
  const { world } = demo;
  const write = createWriter(random, world.pictures, { now: world.now, mayRepeat: true });
  for (let index = 0; index < count; index += 1) {
    const shop = random.pick(shops);
    const age = (80 * (count - index)) / count;
    const createdAt = world.ago(age);
    const draft = write(shop);
    if (!draft) continue;
    const id = makeId(random, age * day);
    const rated = random.chance(0.4);
    listingPictures.push([id, draft.pictures.slice(0, 2)]);
    const columns = columnsOf(draft);
    yield {
      id,
      vendorId: shop.id,
      vendorName: shop.name,
      category: shop.category,
      status: random.chance(0.97) ? "approved" : "paused",
      ...columns,
      placeId: places.get(`${columns.city}, ${columns.state}`) ?? null,
      description: draft.description.split("\n\n").slice(0, 2).join("\n\n"),
      averageRating: rated ? random.int(300, 500) / 100 : 0,
      reviewCount: rated ? random.int(1, 40) : 0,
      viewCount: random.int(0, 900),
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 90 * day),
    };
  }
}

type Definition = { name: string; definition: string };

async function dropIndexesAndKeys(client: Client): Promise<string[]> {
  const back: string[] = [];
  const keys = await client.query<Definition & { table: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid IN ('listings'::regclass, 'listing_images'::regclass)`,
  );
  for (const { name, table, definition } of keys.rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
    back.push(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
  }
  const indexes = await client.query<Definition>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i
     WHERE i.indrelid IN ('listings'::regclass, 'listing_images'::regclass)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const { name, definition } of indexes.rows) {
    await client.query(`DROP INDEX ${name}`);
    back.push(definition);
  }
  await client.query("ALTER TABLE listings DISABLE TRIGGER USER");
  // Indexes first, because they speed up checking foreign keys.
  return [
    ...back.filter((line) => line.startsWith("CREATE")),
    ...back.filter((line) => line.startsWith("ALTER")),
  ];
}

function createSteps(report: (line: string) => void) {
  let since = Date.now();
  return (name: string) => {
    report(`${name} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
    since = Date.now();
  };
}

/** Uses COPY with triggers and indexes off and rebuilds them, all in one transaction. */
export async function loadBulk(
  client: Client,
  demo: Demo,
  { count, passwordHash, report }: Options,
): Promise<void> {
  const started = Date.now();
  const done = createSteps(report);
  const shops = makeBulkShops(
    createRandom("plaza bulk shops"),
    Math.max(20, Math.round(count / listingsPerShop)),
  );
  await client.query("BEGIN");
  await client.query("SET LOCAL maintenance_work_mem = '512MB'");
  await client.query("SET LOCAL work_mem = '256MB'");
  await loadShops(client, shops, new Date(demo.world.now - 199 * day), passwordHash);
  const places = await readPlaces(client);
  const back = await dropIndexesAndKeys(client);
  const listingPictures: ListingPictures[] = [];
  await copyRows(
    client,
    "listings",
    listingFields,
    writeListings(demo, shops, count, { listingPictures, places }),
  );
  done(`${count.toLocaleString("en-US")} listings copied`);
  const pictures = await copyRows(
    client,
    "listing_images",
    ["listingId", "imageId", "position", "alt"],
    writePictures(listingPictures),
  );
  done(`${pictures.toLocaleString("en-US")} listing images copied`);
  listingPictures.length = 0;
  for (const statement of back) await client.query(statement);
  done("Indexes and foreign keys rebuilt");
  await client.query("SELECT rebuild_listing_search()");
  await client.query("SELECT rebuild_category_counts(), rebuild_place_counts()");
  await client.query("ALTER TABLE listings ENABLE TRIGGER USER");
  await client.query("COMMIT");
  done("Full text built");
  await client.query("SELECT rebuild_search_tables()");
  done("Words and phrases counted");
  const total = (Date.now() - started) / 1000;
  report(`${Math.round(count / total).toLocaleString("en-US")} listings per second overall`);
}
