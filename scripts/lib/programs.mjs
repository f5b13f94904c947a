import { existsSync } from "node:fs";
import { hasApt, installByApt } from "./apt.mjs";
import { installChromium } from "./chromium.mjs";
import { installRedis } from "./redis.mjs";

/** In this run level a package doesn't start its own service. */
const withoutService = { RUNLEVEL: "1" };

async function installHaproxy() {
  if (!existsSync("/usr/sbin/haproxy") && hasApt()) await installByApt(["haproxy"], withoutService);
}

async function installFaketime() {
  if (!existsSync("/usr/bin/faketime") && hasApt()) await installByApt(["faketime"]);
}

const installers = {
  e2e: installChromium,
  integration: installRedis,
  proxy: installHaproxy,
  clock: installFaketime,
};

/** Installs the system programs that tests need, one after the other because apt allows only one at a time. */
export async function installPrograms(needs) {
  for (const need of new Set(needs)) await installers[need]?.();
}
