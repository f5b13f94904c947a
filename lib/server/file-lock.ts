import "server-only";
import { openConnection } from "./connection";
import { filesLock } from "./stored-files";

/**
 * Runs file removal exclusively and never during a backup; returns false if the lock is taken. A backup that starts
 * meanwhile waits.
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
    // Closing the connection releases the lock.
    await connection.end();
  }
}
