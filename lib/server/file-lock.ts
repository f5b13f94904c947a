import "server-only";
import { openConnection } from "./connection";
import { filesLock } from "./stored-files";

/**
 * Runs what takes files away, once at a time and never while a backup copies them; false where it did not run. A backup
 * that begins meanwhile waits for its end. `within` is as for `openConnection`.
 */
export async function removeFilesAlone(
  remove: () => Promise<void>,
  options: { timeoutMs?: number } = {},
): Promise<boolean> {
  const connection = await openConnection(options);
  try {
    const { rows } = await connection.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(${filesLock}) AS held`,
    );
    if (!rows[0]?.held) return false;
    await remove();
    return true;
  } finally {
    // Its end gives the lock back.
    await connection.end();
  }
}
