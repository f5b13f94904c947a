import { existsSync } from "node:fs";
import { run } from "./child.mjs";

export function hasApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

let update;

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
