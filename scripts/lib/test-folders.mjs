import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { canEnter, databaseAccount } from "./postgres/account.mjs";
import { commonFolder } from "./postgres/place.mjs";

const gigabyte = 1024 ** 3;
/** Folders that are kept in memory; not every system has one. */
const memory = "/dev/shm";
/** What has to stay free of the memory, for the programs that are tested. */
const reserve = 4 * gigabyte;

function ofThisCheckout() {
  return `test-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
}

function made(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/**
 * The folder of everything that tests make: `.test`, or one that the account of the database can enter. Tests with a
 * shifted clock (scripts/clock.mjs) have a folder of their own: their databases would be of the future at other times.
 */
export function testFolder({ clock = process.env.FAKETIME } = {}) {
  const folder = made(inRoot(".test"));
  const account = databaseAccount(folder);
  const isReachable = !account || canEnter(account, folder);
  const place = isReachable ? folder : join(commonFolder(), ofThisCheckout());
  return made(clock ? join(place, "clock") : place);
}

/** Bytes of a folder with all that is in it, null where it cannot be told. */
function sizeOf(folder) {
  const { status, stdout } = spawnSync("du", ["-sk", folder], { encoding: "utf8" });
  return status === 0 ? parseInt(stdout, 10) * 1024 : null;
}

/** Bytes that the folders in memory may still take, 0 where there are none. */
function freeMemory() {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem());
}

/** Whether a copy of so many bytes may stand in memory, where the tests make it twice as large. */
export function fitsInMemory(bytes, free) {
  return bytes !== null && free > 2 * bytes + reserve;
}

/**
 * The folder for one run's copy of a data folder: in memory where there is plenty, since a database per test file is
 * made twenty times faster there; what is kept between runs never is.
 */
export function runFolder(origin) {
  return fitsInMemory(sizeOf(origin), freeMemory())
    ? made(join(memory, `plaza-${ofThisCheckout()}`))
    : testFolder();
}
