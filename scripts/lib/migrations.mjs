import { pathToFileURL } from "node:url";
import { bundlePath } from "./bundle.mjs";
import { Problem } from "./problem.mjs";

export const migrateEntry = "scripts/migrate.ts";

/** Applies the migrations that a database lacks. */
export async function migrateDatabase(url) {
  const { migrate } = await import(pathToFileURL(bundlePath(migrateEntry)).href);
  try {
    return await migrate(url);
  } catch (error) {
    throw new Problem(`The migrations could not be applied:\n${error.stack ?? error}`);
  }
}
