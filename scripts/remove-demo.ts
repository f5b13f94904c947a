import { directUrl } from "@/lib/server/connection";
import { storage } from "@/lib/server/storage";
import { removeDemo } from "./demo/remove";

async function main(): Promise<void> {
  const databaseUrl = directUrl();
  if (!databaseUrl) throw new Error("Set DATABASE_URL to the database with the demo data.");
  const removed = await removeDemo(databaseUrl, storage);
  console.log(
    removed.users === 0
      ? "There are no demo accounts."
      : `Removed ${removed.users} demo accounts with ${removed.listings} listings, ${removed.jobs} jobs, and ${removed.pictures} images.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
