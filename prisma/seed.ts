import path from "node:path";
import pg from "pg";
import { createBucketStorage } from "@/lib/server/bucket-storage";
import { directUrl } from "@/lib/server/connection";
import { encrypt } from "@/lib/server/encryption";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/password";
import type { Storage } from "@/lib/server/stored-files";
import { newSecret } from "@/lib/webhooks/rows";
import { minReplyThreads, replyWindowDays } from "@/lib/vendors/rules";
import { loadBulk } from "../scripts/demo/bulk";
import { loadWorld } from "../scripts/demo/load";
import { defaultListings, makeDemo } from "../scripts/demo/make/demo";
import { demoPassword, demoUsernames } from "../scripts/demo/make/people";
import { readArchive, storePictures } from "../scripts/demo/pictures";

export { demoPassword, demoUsernames };

export type SeedOptions = {
  databaseUrl: string;
  /** Pictures are written to its `uploads` folder if no bucket is configured. */
  dataDir: string;
  bucket?: Storage;
  listings?: number;
  report?: (line: string) => void;
};

const mostListings = 1_000_000;

/** Longer than while serving, because no visitor waits for the seed. */
const bucketPatienceMs = 30_000;

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM listings) AS used",
  );
  if (rows[0]?.used)
    throw new Error("The database is not empty: demo data are loaded into an empty one only.");
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Loads the demo data into an empty, migrated database and stores its pictures. Up to 1,200 listings come with a
 * complete site; more are added by COPY without indexes, for benchmarks.
 */
export async function seed({
  databaseUrl,
  dataDir,
  bucket,
  listings = defaultListings,
  report = () => undefined,
}: SeedOptions): Promise<void> {
  if (!Number.isInteger(listings) || listings < 50 || listings > mostListings) {
    throw new Error(`The number of listings must be between 50 and ${mostListings.toLocaleString("en-US")}.`);
  }
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "plaza-seed",
    options: "-c TimeZone=UTC",
  });
  await client.connect();
  try {
    await refuseUsed(client);
    const started = Date.now();
    const archive = await readArchive();
    const { rows } = await client.query("SELECT extract(epoch FROM now()) * 1000 AS now");
    const passwordHash = await hashPassword(demoPassword);
    // The data of the tests are loaded without a secret, and read by sites with different ones.
    const webhookSecret = env.AUTH_SECRET ? await encrypt(newSecret()) : null;
    const demo = makeDemo(Math.round(Number(rows[0]?.now)), archive.pictures, {
      passwordHash,
      webhookSecret,
      listings: Math.min(listings, defaultListings),
    });
    const shown = demo.world.rows.images.map(({ name }) => name);
    await storePictures(shown, archive, { dataDir, bucket });
    report(`${shown.length} pictures in ${seconds(started)}`);
    const loading = Date.now();
    await client.query("BEGIN");
    await refuseUsed(client);
    const count = await loadWorld(client, demo.world);
    await client.query("SELECT rebuild_search_tables()");
    await client.query("SELECT refresh_vendor_trust($1, $2)", [replyWindowDays, minReplyThreads]);
    await client.query("COMMIT");
    report(`${count.toLocaleString("en-US")} rows in ${seconds(loading)}`);
    if (listings > defaultListings)
      await loadBulk(client, demo, { count: listings - defaultListings, passwordHash, report });
    await client.query("ANALYZE");
    report(`Demo data ready in ${seconds(started)}`);
  } finally {
    await client.end();
  }
}

function readListings(args: readonly string[]): number {
  const at = args.indexOf("--listings");
  if (at < 0) return defaultListings;
  return Number((args[at + 1] ?? "").replace(/[,_]/g, ""));
}

async function main(): Promise<void> {
  const databaseUrl = directUrl();
  if (!databaseUrl) throw new Error("Set DATABASE_URL to the database that the demo data go into.");
  await seed({
    databaseUrl,
    dataDir: path.resolve(env.DATA_DIR),
    bucket: env.BUCKET && createBucketStorage({ ...env.BUCKET, timeoutMs: bucketPatienceMs }),
    listings: readListings(process.argv.slice(2)),
    report: console.log,
  });
}

if (/[\\/]seed\.(m?js|ts)$/.test(process.argv[1] ?? "")) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
