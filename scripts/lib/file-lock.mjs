import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Problem } from "./problem.mjs";
import { processIdentity } from "./process-identity.mjs";

const activeLocks = new Set();
process.on("exit", () => activeLocks.forEach((lock) => lock.release()));

/** @typedef {{ pid?: number, identity?: string, note?: { address?: string } }} Holder */
/** @typedef {{ release: () => void }} Lock */

/**
 * Returns the content of the lock file: `{}` while it is being written, null if there is none.
 * @returns {Holder | null}
 */
function readHolder(path) {
  let text;
  try {
    text = readFileSync(path, "utf8");
    return JSON.parse(text);
  } catch (error) {
    if (error.code === "ENOENT") return null;
    if (!(error instanceof SyntaxError)) throw error;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < 2000 ? {} : null;
  }
}

function isAlive(holder) {
  return holder.pid === undefined || processIdentity(holder.pid) === holder.identity;
}

/**
 * Removes the lock of a dead process. Moves it aside first, and puts it back if another process has just acquired it.
 */
function removeStale(path) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

/**
 * Acquires a lock file or reports its holder. A lock held by a killed process counts as free. Returns `{ lock }` with
 * `lock.release()`, or `{ holder }` with the holder's `pid` and `note`.
 * @param {string} path
 * @param {Holder["note"]} [note]
 * @returns {{ lock: Lock, holder?: undefined } | { lock?: undefined, holder: Holder }}
 */
export function tryLock(path, note = {}) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), note });
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: "wx" });
      break;
    } catch (error) {
      if (["EACCES", "EROFS", "EPERM"].includes(error.code)) {
        throw new Problem(`${dirname(path)} isn't writable: ${error.message}`);
      }
      if (error.code !== "EEXIST") throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) return { holder };
    removeStale(path);
  }
  const lock = {
    release() {
      activeLocks.delete(lock);
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
  activeLocks.add(lock);
  return { lock };
}

/**
 * Runs `work` while no other process holds the same lock file; calls `onWait` once with the current holder.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @param {(holder: Holder) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  let isReported = false;
  for (;;) {
    const { lock, holder } = tryLock(path);
    if (lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (!isReported) onWait(holder);
    isReported = true;
    await delay(250);
  }
}
