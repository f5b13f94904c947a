import { readFileSync } from "node:fs";
import path from "node:path";
import { openConnection } from "@/lib/server/connection";
import { db, rows, sql } from "@/lib/server/db";
import { createJob, createListing, createVendor } from "./factories";

async function migrate(name: string): Promise<void> {
  const text = readFileSync(path.join(process.cwd(), "prisma/migrations", name, "migration.sql"), "utf8");
  const connection = await openConnection();
  try {
    await connection.query(text);
  } finally {
    await connection.end();
  }
}

const texts = ["Washington, D.C.", "Washington, D. C. 20001-4321", "Austin, TX 78701-2345", "Cañon City, CO"];

test("gives rows without a place the place that their words now name, and changes no others", async () => {
  const bare = { city: null, state: null, placeId: null };
  const listings: string[] = [];
  const jobs: string[] = [];
  for (const location of [...texts, "Nowhere at all"]) {
    listings.push((await createListing({ location, city: null, state: null })).id);
    jobs.push((await createJob({ location, state: null })).id);
  }
  const vendor = await createVendor({ city: "Washington", state: "DC" });
  const placed = await createListing({ location: "Austin, TX", city: null, state: null });
  await rows(sql`UPDATE listings SET place_id = NULL WHERE id <> ${placed.id}::uuid`);
  await rows(sql`UPDATE jobs SET place_id = NULL`);
  await rows(sql`UPDATE vendors SET place_id = NULL`);
  expect(await db.listing.count({ where: bare })).toBe(listings.length);

  await migrate("20261130061000_unplaced_rows");

  const slugs = async (table: "listings" | "jobs", ids: string[]) => {
    const found = await rows<{ id: string; slug: string | null }>(
      table === "listings"
        ? sql`SELECT x.id::text AS id, p.slug FROM listings x LEFT JOIN places p ON p.id = x.place_id`
        : sql`SELECT x.id::text AS id, p.slug FROM jobs x LEFT JOIN places p ON p.id = x.place_id`,
    );
    return ids.map((id) => found.find((row) => row.id === id)?.slug);
  };
  const named = ["washington-dc", "washington-dc", "austin-tx", "canon-city-co", null];
  expect(await slugs("listings", [...listings, placed.id])).toEqual([...named, "austin-tx"]);
  expect(await slugs("jobs", jobs)).toEqual(named);
  const [{ slug } = { slug: "" }] = await rows<{ slug: string }>(sql`
    SELECT p.slug FROM vendors v JOIN places p ON p.id = v.place_id WHERE v.id = ${vendor.id}::uuid`);
  expect(slug).toBe("washington-dc");
});
