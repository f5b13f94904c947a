import { prepareBuild, prepareCheckout } from "./checkout.mjs";
import { isEmpty, seedDemo, seedEntry } from "./demo.mjs";
import { report, step } from "./progress.mjs";
import { readOrCreateSecret } from "./secret.mjs";
import { stopOnSignals } from "./shutdown.mjs";
import { checkSettings, openSite, runSite, siteEntries } from "./site.mjs";

/** Seeds only an unused embedded database on a site that is not public. */
async function seedWhenEmpty({ databaseUrl, publicBy, dataDir }, { url }) {
  if (databaseUrl || !(await isEmpty(url))) return;
  if (publicBy) report(`Demo data: none, because ${publicBy} makes this site public`);
  else {
    const AUTH_SECRET = process.env.AUTH_SECRET || readOrCreateSecret(dataDir);
    const settings = { ...process.env, AUTH_SECRET };
    await step("Demo data", () => seedDemo({ url, dataDir, settings, report }));
  }
}

export async function openSeededSite(settings) {
  const site = await openSite(settings);
  await seedWhenEmpty(settings, site.database);
  return site;
}

export async function startPlaza() {
  stopOnSignals({ code: 0, onFirst: () => report("Stopping …") });
  await prepareCheckout([...siteEntries, seedEntry]);
  const settings = await checkSettings();
  const [site] = await Promise.all([openSeededSite(settings), prepareBuild()]);
  await runSite(site);
}
