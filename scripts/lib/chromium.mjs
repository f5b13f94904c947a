import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { hasApt, installByApt } from "./apt.mjs";
import { Problem } from "./problem.mjs";

// The headless shell is the same engine and needs a third fewer resources.
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

// Ubuntu's package of this name is a stub that only refers to another installer.
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 60_000 }).status === 0;
}

const install = () => installByApt(["chromium-headless-shell", "chromium"]);

/** Installs Chromium on Debian unless one exists. Must work before the npm packages are installed. */
export async function installChromium() {
  const own = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache/ms-playwright");
  if (!findChromium() && !existsSync(own) && hasApt()) await install();
}

/**
 * Finds a browser and sets CHROMIUM_PATH. Installs one as root on Debian; elsewhere throws a Problem with the command.
 */
export async function ensureChromium() {
  let found = findChromium() ?? (await findPlaywrightChromium());
  let output = "";
  if (!found && hasApt()) {
    output = await install();
    found = findChromium();
  }
  if (!found || !starts(found)) {
    const hint = "The browser tests need Chromium, which wasn't found. Install it and try again:";
    throw new Problem(`${output}\n${hint}\n\n  npx playwright install --with-deps chromium`.trim());
  }
  process.env.CHROMIUM_PATH = found;
}
