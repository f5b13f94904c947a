import { blankEnv } from "./build-env.mjs";
import { bundlePath } from "./bundle.mjs";
import { mustRunNode } from "./child.mjs";
import { openKeptDatabase, openTestDatabase } from "./test-database.mjs";

export const manyEntry = "prisma/many.ts";

export async function fillListings({ url, dataDir, listings }) {
  const settings = { DATABASE_URL: url, DATABASE_PATIENCE: "10", DATA_DIR: dataDir };
  const env = { ...process.env, ...(await blankEnv()), ...settings };
  const args = ["--enable-source-maps", bundlePath(manyEntry), String(listings)];
  await mustRunNode(`Loading ${listings.toLocaleString("en-US")} listings`, args, { env });
}

function contentOf(kind, listings) {
  const fill = ({ url }, dataDir) => fillListings({ url, dataDir, listings });
  return { kind, bundle: bundlePath(manyEntry), fill };
}

const defaultListings = 100_000;

export function openManyDatabase(listings = defaultListings) {
  return openTestDatabase({ content: contentOf(listings < defaultListings ? "few" : "many", listings) });
}

export function openBigDatabase(listings) {
  return openKeptDatabase(contentOf(`many${listings}`, listings));
}
