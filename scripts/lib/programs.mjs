import { existsSync } from "node:fs";
import { hasApt, installByApt } from "./apt.mjs";
import { installChromium } from "./chromium.mjs";
import { ensureFaketime } from "./faketime.mjs";
import { installRedis } from "./redis.mjs";

/** In this run level a package doesn't start its own service. */
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

/** Installs the system programs that tests need, one after the other because apt allows only one at a time. */
export async function installPrograms(needs) {
  for (const need of new Set(needs)) await installers[need]?.();
}
