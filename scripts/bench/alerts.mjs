import { blankEnv } from "../lib/build-env.mjs";
import { bundlePath } from "../lib/bundle.mjs";
import { mustRunNode } from "../lib/child.mjs";
import { openManyDatabase } from "../lib/many-database.mjs";
import { barTable } from "./figures.mjs";

export const alertsEntry = "scripts/bench/measure-alerts.ts";

async function measure({ url, dataDir }, { searches, arrivals }) {
  const settings = {
    AUTH_SECRET: "a-secret-that-only-the-bench-uses-0123456789",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_PATIENCE: "10",
    LOG_LEVEL: "error",
  };
  const env = { ...process.env, ...(await blankEnv()), ...settings };
  const args = ["--enable-source-maps", bundlePath(alertsEntry), String(searches), String(arrivals)];
  const output = await mustRunNode("Matching saved searches", args, { env });
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

const number = new Intl.NumberFormat("en-US");

export async function measureAlerts({ listings, isQuick }) {
  const otherListings = isQuick ? listings : 100_000;
  const searches = isQuick ? otherListings / 4 : otherListings;
  const arrivals = otherListings / 100;
  const database = await openManyDatabase(otherListings);
  try {
    const found = await measure(database, { searches, arrivals });
    if (found.searches !== searches || found.people === 0) throw new Error("Not all searches were saved.");
    const bars = [
      { what: "matching and notifying", figure: found.matching + found.alerting, unit: "s", atMost: 60 },
      {
        what: "people not notified exactly once, in the app and by email",
        figure: found.wrong,
        unit: "",
        atMost: 0,
      },
    ];
    return {
      bars,
      text: `## Saved-search alerts

${number.format(arrivals)} listings are published in a catalog of ${number.format(otherListings)}. People have ${number.format(searches)} saved searches (${number.format(found.kinds)} distinct), all with immediate alerts. Matching takes ${found.matching.toFixed(1)} s and writes ${number.format(found.matches)} matches. Notifying the ${number.format(found.people)} people takes ${found.alerting.toFixed(1)} s.

${barTable(bars)}`,
    };
  } finally {
    await database.stop();
  }
}
