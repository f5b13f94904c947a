import { existsSync } from "node:fs";
import { hasApt, installByApt } from "./apt.mjs";
import { Problem } from "./problem.mjs";

const places = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

function findRedis() {
  return [process.env.REDIS_SERVER_PATH, ...places].find((path) => path && existsSync(path)) ?? null;
}

export async function installRedis() {
  if (findRedis() || !hasApt()) return "";
  // The package would start a server of its own on the usual port; in this run level it does not.
  return installByApt(["redis-server"], { RUNLEVEL: "1" });
}

export async function ensureRedis() {
  const output = await installRedis();
  const found = findRedis();
  if (!found) {
    const hint = "No redis-server was found for the integration tests. Install one and run this again, with";
    throw new Problem(
      `${output}\n${hint}\nREDIS_SERVER_PATH=<its path> when it lies in an unusual place.`.trim(),
    );
  }
  return found;
}
