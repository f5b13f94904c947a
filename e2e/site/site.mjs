import { blankEnv } from "../../scripts/lib/build-env.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

export async function serveForTests({ url, dataDir }, { stdio, env = {} }) {
  const port = await freePort();
  const server = await serve({
    env: {
      ...process.env,
      ...(await blankEnv()),
      AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
      DATABASE_PATIENCE: "10",
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      LOG_LEVEL: "info",
      PORT: String(port),
      RENDERERS: "1",
      // Each test uses its own client address, so that per-address limits don't add up across tests.
      TRUSTED_PROXIES: "1",
      TZ: "Pacific/Auckland",
      ...env,
    },
    stdio,
  });
  return { ...server, port };
}
