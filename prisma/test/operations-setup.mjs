import { bundle } from "../../scripts/lib/bundle.mjs";
import { prepareDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { seedEntry } from "../../scripts/lib/demo.mjs";
import openDatabase from "./database-setup.mjs";

/** Before the operations tests: the demo data too. */
export default async function setup() {
  await bundle([seedEntry]);
  await prepareDemoDatabase();
  await openDatabase();
}
