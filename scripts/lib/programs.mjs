import { existsSync } from "node:fs";
import { hasApt, installByApt } from "./apt.mjs";
import { installChromium } from "./chromium.mjs";
import { ensureFaketime } from "./faketime.mjs";
import { installRedis } from "./redis.mjs";

/** Prevents Debian packages from starting their service on installation. */
const withoutService = { RUNLEVEL: "1" };

async function installHaproxy() {
  if (!existsSync("/usr/sbin/haproxy") && hasApt()) await installByApt(["haproxy"], withoutService);
}

async function installPgbouncer() {
  if (!existsSync("/usr/sbin/pgbouncer") && hasApt()) await installByApt(["pgbouncer"], withoutService);
}

const installers = {
  e2e: installChromium,
  integration: installRedis,
  proxy: installHaproxy,
  pooler: installPgbouncer,
  clock: ensureFaketime,
};

/** Installs one at a time because apt allows no parallel runs. */
export async function installPrograms(needs) {
  for (const need of new Set(needs)) await installers[need]?.();
}
