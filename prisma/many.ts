import { rebuildSearchTables } from "@/lib/search/vocabulary.queries";
import { openConnection } from "@/lib/server/connection";
import { closeDatabase } from "@/lib/server/db";
import { createImage, createVendor } from "./factories";
import { createManyListings } from "./many-listings";

/** Fills an empty, migrated database with the hundred thousand listings of a hundred vendors, each with a picture. */
async function main(): Promise<void> {
  const vendorIds: string[] = [];
  for (let i = 0; i < 100; i += 1) vendorIds.push((await createVendor()).id);
  await createManyListings(100_000, vendorIds);
  await rebuildSearchTables();
  for (let i = 0; i < 50; i += 1) await createImage();
  const connection = await openConnection();
  await connection.query(`
    INSERT INTO listing_images (listing_id, image_id, position)
    SELECT l.id, (SELECT array_agg(id) FROM images)[1 + l.price_cents % 50], 0 FROM listings l`);
  await connection.query("VACUUM ANALYZE");
  await connection.end();
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => closeDatabase());
