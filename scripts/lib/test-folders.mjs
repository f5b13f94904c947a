import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { canEnter, databaseAccount } from "./postgres/account.mjs";
import { commonFolder } from "./postgres/place.mjs";

const gigabyte = 1024 ** 3;
const memory = "/dev/shm";
const reserve = 4 * gigabyte;

function ofThisCheckout() {
  return `test-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
}

function made(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/**
 * Folder for all test artifacts: `.test`, or one that the database's account can enter. Tests with a shifted clock use
 * a separate one, because their databases would be from the future for other tests.
 */
export function testFolder({ clock = process.env.FAKETIME } = {}) {
  const folder = made(inRoot(".test"));
  const account = databaseAccount(folder);
  const isReachable = !account || canEnter(account, folder);
  const place = isReachable ? folder : join(commonFolder(), ofThisCheckout());
  return made(clock ? join(place, "clock") : place);
}

function sizeOf(folder) {
  const { status, stdout } = spawnSync("du", ["-sk", folder], { encoding: "utf8" });
  return status === 0 ? parseInt(stdout, 10) * 1024 : null;
}

function freeMemory() {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem());
}

export function fitsInMemory(bytes, free) {
  return bytes !== null && free > 2 * bytes + reserve;
}

/**
 * Uses memory if there is plenty, because creating a database per test file is twenty times faster there. Cached
 * databases are never stored in memory.
 */
export function runFolder(origin) {
  return fitsInMemory(sizeOf(origin), freeMemory())
    ? made(join(memory, `plaza-${ofThisCheckout()}`))
    : testFolder();
}
