import path from "node:path";
import { removeDemo } from "./demo/remove";

/** `npm run demo:remove`: makes a site that began with demo data ready for real people. */
async function main(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error("Set DATABASE_URL to the database that the demo data are in.");
  const removed = await removeDemo(databaseUrl, path.resolve(process.env.DATA_DIR || ".data"));
  console.log(
    removed.users === 0
      ? "There are no demo accounts."
      : `Removed ${removed.users} demo accounts with ${removed.listings} listings, ${removed.jobs} jobs and ${removed.pictures} pictures.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
