import path from "node:path";
import { directUrl } from "@/lib/server/connection";
import { storage } from "@/lib/server/storage";
import { restoreBackup } from "./backup/restore";

async function main(): Promise<void> {
  const [named] = process.argv.slice(2);
  const databaseUrl = directUrl();
  if (!databaseUrl) throw new Error("DATABASE_URL isn't set");
  if (!named) throw new Error("Missing backup folder: npm run restore -- backups/…");
  const folder = path.resolve(named);
  const { tables, files, madeAt } = await restoreBackup({ databaseUrl, storage, folder });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows of ${tables.length} tables and ${files.length} files from ${madeAt}. All counts and hashes match.`,
  );
}

// Exits with failure unless the restore completes.
process.exitCode = 1;
main().then(
  () => (process.exitCode = 0),
  (error: unknown) => console.error(error instanceof Error ? error.message : error),
);
