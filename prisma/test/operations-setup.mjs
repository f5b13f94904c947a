import { bundle } from "../../scripts/lib/bundle.mjs";
import { prepareDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { seedEntry } from "../../scripts/lib/demo.mjs";
import openDatabase from "./database-setup.mjs";

export default async function setup() {
  await bundle([seedEntry]);
  await prepareDemoDatabase();
  await openDatabase();
}
