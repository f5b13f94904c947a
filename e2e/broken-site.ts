export type BrokenSite = { base: string; stop: () => Promise<void> };

export async function serveWithDatabase(databaseUrl: string, timeoutFactor = 1): Promise<BrokenSite> {
  // A static import of an .mjs file fails in a worker that Playwright starts after a failed test.
  const { blankEnv: blankSettings } = await import("../scripts/lib/build-env.mjs");
  const { freePort } = await import("../scripts/lib/ports.mjs");
  const { serve } = await import("../scripts/lib/serve.mjs");
  const port = await freePort();
  const env = {
    ...process.env,
    ...(await blankSettings()),
    AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
    DATABASE_PATIENCE: String(timeoutFactor),
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.E2E_DATA_DIR,
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    PORT: String(port),
    QUEUE_WORKERS: "separate",
    RENDERERS: "1",
  };
  const server = await serve({ env, stdio: ["ignore", "ignore", "ignore"] });
  return { base: `http://127.0.0.1:${port}`, stop: server.stop };
}

export async function serveWithoutDatabase(): Promise<BrokenSite> {
  const { freePort } = await import("../scripts/lib/ports.mjs");
  return serveWithDatabase(`postgresql://plaza@127.0.0.1:${await freePort()}/plaza`);
}

export function serveWithEmptyDatabase(): Promise<BrokenSite> {
  const address = new URL(process.env.E2E_DATABASE_URL ?? "");
  address.searchParams.set("options", "-c search_path=nowhere");
  return serveWithDatabase(address.href, 10);
}
