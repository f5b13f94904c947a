import { blankEnv } from "./build-env.mjs";
import { bundlePath } from "./bundle.mjs";
import { seedDemo, seedEntry } from "./demo.mjs";
import { openTestDatabase, prepareTestDatabase } from "./test-database.mjs";

function demoContent() {
  const fill = async ({ url }, dataDir) => {
    const settings = { ...process.env, ...(await blankEnv()) };
    await seedDemo({ url, dataDir, settings });
  };
  // Demo data expires by date, so a run and its workers use the same day, even past midnight.
  process.env.PLAZA_DEMO_DAY ??= new Date().toISOString().slice(0, 10);
  return {
    kind: "seeded",
    bundle: bundlePath(seedEntry),
    day: process.env.PLAZA_DEMO_DAY,
    fill,
  };
}

export function prepareDemoDatabase() {
  return prepareTestDatabase({ content: demoContent() });
}

/** @param {{ durable?: boolean }} [options] */
export function openDemoDatabase(options) {
  return openTestDatabase({ ...options, content: demoContent() });
}
