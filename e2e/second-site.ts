const database = () => ({ url: process.env.E2E_DATABASE_URL ?? "", dataDir: process.env.E2E_DATA_DIR ?? "" });

export async function serveSecondSite(env: Record<string, string> = {}) {
  // A static import of an .mjs file fails in a worker that Playwright starts after a failed test.
  const { serveForTests } = await import("./site/site.mjs");
  return serveForTests(database(), {
    stdio: ["ignore", "ignore", "inherit"],
    env: { LOG_LEVEL: "silent", QUEUE_WORKERS: "separate", ...env },
  });
}
