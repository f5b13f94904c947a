import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { Problem } from "./problem.mjs";

const places = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

function findRedis() {
  return [process.env.REDIS_SERVER_PATH, ...places].find((path) => path && existsSync(path)) ?? null;
}

// The package would start a server of its own on the usual port; in this run level it does not.
async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update"], { env });
  const { output } = await run("apt-get", ["install", "-y", "--no-install-recommends", "redis-server"], {
    env,
  });
  return output;
}

/**
 * Makes sure that the tests of the shared limits find a Redis server and puts its path into REDIS_SERVER_PATH: installs
 * it as root on Debian, elsewhere a Problem names what to do.
 */
export async function ensureRedis() {
  let found = findRedis();
  let output = "";
  if (!found && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    output = await installByApt();
    found = findRedis();
  }
  if (!found) {
    const hint = "No redis-server was found for the integration tests. Install one and run this again, with";
    throw new Problem(
      `${output}\n${hint}\nREDIS_SERVER_PATH=<its path> when it lies in an unusual place.`.trim(),
    );
  }
  return found;
}
