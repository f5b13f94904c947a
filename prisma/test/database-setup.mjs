import { bundle } from "../../scripts/lib/bundle.mjs";
import { envSchemaEntry } from "../../scripts/lib/checked-env.mjs";
import { manyEntry } from "../../scripts/lib/many-database.mjs";
import { migrateEntry } from "../../scripts/lib/migrations.mjs";
import { seedEntry } from "../../scripts/lib/demo.mjs";
import { openTestDatabase } from "../../scripts/lib/test-database.mjs";
import { variedEntry } from "../../scripts/lib/varied-database.mjs";

export default async function setup() {
  await bundle([envSchemaEntry, manyEntry, migrateEntry, seedEntry, variedEntry]);
  const database = await openTestDatabase();
  globalThis.plazaTestDatabase = database;
  // Workers inherit only the environment.
  process.env.PLAZA_TEST_DATABASE = JSON.stringify({
    adminUrl: database.adminUrlOf("postgres"),
    template: "plaza",
    url: database.urlOf(""),
    dataDir: database.dataDir,
  });
}
