import { existsSync } from "node:fs";
import { hasApt, installByApt } from "./apt.mjs";
import { Problem } from "./problem.mjs";

const places = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

function findRedis() {
  return [process.env.REDIS_SERVER_PATH, ...places].find((path) => path && existsSync(path)) ?? null;
}

export async function installRedis() {
  if (findRedis() || !hasApt()) return "";
  // In this runlevel the package doesn't start a server on the default port.
  return installByApt(["redis-server"], { RUNLEVEL: "1" });
}

export async function ensureRedis() {
  const output = await installRedis();
  const found = findRedis();
  if (!found) {
    const hint = "The integration tests need redis-server, which wasn't found. Install it and try again.";
    throw new Problem(
      `${output}\n${hint}\nIf it is in an unusual place, set REDIS_SERVER_PATH to its path.`.trim(),
    );
  }
  return found;
}
