import { bundle } from "../../scripts/lib/bundle.mjs";
import { prepareDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { seedEntry } from "../../scripts/lib/demo.mjs";
import { manyEntry } from "../../scripts/lib/many-database.mjs";
import openDatabase from "./database-setup.mjs";

/** Before the operations tests: also the programs that fill a database, and the demo data. */
export default async function setup() {
  await bundle([manyEntry, seedEntry]);
  await prepareDemoDatabase();
  await openDatabase();
}
