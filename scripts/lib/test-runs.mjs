import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "./file-lock.mjs";
import { stopServer } from "./postgres/server.mjs";

/** Whether a name among the tests' folders is that of one run's database. */
export function isRun(name) {
  return name.startsWith("run-") && !name.endsWith(".lock");
}

// Beside the folder and not in it: it is held while the folder is copied and while it is removed.
function lockOf(path) {
  return `${path}.lock`;
}

/** Keeps a run's folder from everybody else until `release()`, or until this process ends. */
export function lockRun(path) {
  return tryLock(lockOf(path)).lock;
}

/** Ends the database of a run that was killed and removes its folder; one that is in use stays as it is. */
export async function removeLeftRun(path) {
  const lock = lockRun(path);
  if (!lock) return;
  try {
    const cluster = join(path, "postgres");
    if (existsSync(cluster)) await stopServer(realpathSync(cluster));
    rmSync(path, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
