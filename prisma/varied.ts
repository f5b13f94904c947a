import { rebuildSearchTables } from "@/lib/search/index/vocabulary.queries";
import { openConnection } from "@/lib/server/connection";
import { closeDatabase } from "@/lib/server/db";
import { createVariedCatalog } from "./factories/varied-catalog";

async function main(): Promise<void> {
  await createVariedCatalog();
  await rebuildSearchTables();
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
