import { existsSync } from "node:fs";
import { run } from "./child.mjs";

/** Whether this is Debian, or what came of it, and who may install programs there: root. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

let update;

/** Installs the first of these Debian packages that can be had; returns what was printed of the last. */
export async function installByApt(names, more = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", ...more };
  update ??= run("apt-get", ["update"], { env });
  await update;
  let output = "";
  for (const name of names) {
    const installed = await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    output = installed.output;
    if (installed.code === 0) break;
  }
  return output;
}
