import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { Problem } from "./problem.mjs";

// The shell is the same engine without a window around it, and takes a third less of the machine.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path)) ?? null;
}

async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

// Ubuntu's package of this name is a stub that only points to another installer.
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 60_000 }).status === 0;
}

async function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  const install = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
  const shell = await install("chromium-headless-shell");
  if (shell.code === 0) return shell.output;
  const { output } = await install("chromium");
  return output;
}

/**
 * Makes sure that there is a browser and puts its path into CHROMIUM_PATH: installs it as root on Debian, elsewhere a
 * Problem names the command.
 */
export async function ensureChromium() {
  let found = findChromium() ?? (await findPlaywrightChromium());
  let output = "";
  if (!found && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    output = await installByApt();
    found = findChromium();
  }
  if (!found || !starts(found)) {
    const hint = "No Chromium was found for the end-to-end tests. Install one and run this again:";
    throw new Problem(`${output}\n${hint}\n\n  npx playwright install --with-deps chromium`.trim());
  }
  process.env.CHROMIUM_PATH = found;
}
