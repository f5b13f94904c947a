import { existsSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "./file-lock.mjs";
import { stopServer } from "./postgres/server.mjs";

export function isRun(name) {
  return name.startsWith("run-") && !name.endsWith(".lock");
}

// Beside the folder, because it's held while the folder is copied and removed.
function lockOf(path) {
  return `${path}.lock`;
}

export function lockRun(path) {
  return tryLock(lockOf(path)).lock;
}

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
