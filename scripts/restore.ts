import path from "node:path";
import { directUrl } from "@/lib/server/connection";
import { storage } from "@/lib/server/storage";
import { restoreBackup } from "./backup/restore";

async function main(): Promise<void> {
  const [named] = process.argv.slice(2);
  const databaseUrl = directUrl();
  if (!databaseUrl) throw new Error("DATABASE_URL is not set");
  if (!named) throw new Error("Name the folder of the backup: npm run restore -- backups/…");
  const folder = path.resolve(named);
  const { tables, files, madeAt } = await restoreBackup({ databaseUrl, storage, folder });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows of ${tables.length} tables and ${files.length} files of ${madeAt}. Counts and hashes are right.`,
  );
}

// Exits with failure unless the restore completes.
process.exitCode = 1;
main().then(
  () => (process.exitCode = 0),
  (error: unknown) => console.error(error instanceof Error ? error.message : error),
);
