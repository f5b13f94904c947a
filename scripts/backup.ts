import path from "node:path";
import { directUrl } from "@/lib/server/connection";
import { storage } from "@/lib/server/storage";
import { makeBackup } from "./backup/make";

function folderOf(named: string | undefined): string {
  return path.resolve(named ?? path.join("backups", new Date().toISOString().replace(/[:.]/g, "-")));
}

/** `npm run backup -- [folder] [--json]` backs up the database and files; the site may be running. */
async function main(): Promise<void> {
  const databaseUrl = directUrl();
  if (!databaseUrl) throw new Error("DATABASE_URL isn't set");
  const args = process.argv.slice(2);
  const folder = folderOf(args.find((arg) => !arg.startsWith("--")));
  const withLines = args.includes("--json");
  const { tables, files } = await makeBackup({ databaseUrl, storage, folder, withLines });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Saved ${rows} rows of ${tables.length} tables and ${files.length} files in ${folder}`);
  console.log("Save AUTH_SECRET separately: sign-ins and second steps need it.");
}

// Exits with failure unless the backup completes.
process.exitCode = 1;
main().then(
  () => (process.exitCode = 0),
  (error: unknown) => console.error(error instanceof Error ? error.message : error),
);
