import { rebuildSearchTables } from "@/lib/search/index/vocabulary.queries";
import { openConnection } from "@/lib/server/connection";
import { closeDatabase, rows, sql } from "@/lib/server/db";
import { createImage } from "./factories";
import { createManyListings } from "./many-listings";
import { createManyPeople, prepareManyOthers } from "./many-others";
import { manyWords } from "./many-words";

async function main(): Promise<void> {
  const listings = Number(process.argv[2] ?? 100_000);
  // Names that don't clash with those of tests.
  for (let i = 0; i < 50; i += 1) await createImage({ name: String(i).padStart(32, "f") });
  await createManyPeople(listings, manyWords());
  const vendors = await rows<{ id: string }>(
    sql`SELECT id FROM vendors WHERE status = 'approved' ORDER BY created_at, id`,
  );
  await createManyListings(
    listings,
    vendors.map(({ id }) => id),
  );
  const loadOthers = await prepareManyOthers(listings);
  await Promise.all([rebuildSearchTables(), loadOthers()]);
  const connection = await openConnection();
  await connection.query("VACUUM ANALYZE");
  await connection.end();
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => closeDatabase());
