import { bundlePath } from "./bundle.mjs";
import { runNode } from "./child.mjs";
import { report } from "./progress.mjs";

export const probeEntry = "scripts/probe.ts";

const probedSettings = ["S3_BUCKET", "SMTP_URL", "REDIS_URL"];

/** Only warns about unavailable services, because the site can start and run without them. */
export async function probeServices(env = process.env) {
  if (!probedSettings.some((name) => env[name])) return;
  const { code, output } = await runNode(["--enable-source-maps", bundlePath(probeEntry)], {
    env: { ...env, LOG_LEVEL: "silent", NODE_ENV: "production" },
  });
  const lines = output.trim().split("\n").filter(Boolean);
  for (const line of code === 0 ? lines : lines.slice(0, 1)) report(`Warning: ${line}`);
}
