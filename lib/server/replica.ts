import "server-only";
import { isDatabaseDown } from "./errors";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

export type ChangeFeed = {
  isLive(): boolean;
  subscribe(listener: { invalidate(): void; reset(): void }): void;
};

type Statement = { text: string; values: unknown[] };

type Answer = { rows: unknown[] };

type Connection = {
  id: object;
  ask(statement: Statement): Promise<Answer>;
  release(failure?: Error): void;
};

type Options = {
  connect: () => Promise<Connection>;
  askPosition: () => Promise<string>;
  now?: () => number;
};

/** In milliseconds: pause after the replica was unreachable, or behind. */
const unreachablePauseMs = 3000;
const lagPauseMs = 20;

/**
 * Reads from a streaming replica that may lag, but never behind changes this process knows of: after each invalidation
 * it asks the primary for its WAL position, and uses a connection only once it has replayed that far. Null means use
 * the primary.
 */
export function createReplica({ connect, askPosition, now = () => performance.now() }: Options) {
  let changes: ChangeFeed | null = null;
  let changeCount = 0;
  let requiredPosition: string | null = null;
  let isAsking = false;
  let pausedUntil = 0;
  const reached = new WeakMap<object, string>();

  function noteChange(): void {
    changeCount += 1;
    requiredPosition = null;
  }

  async function learnPosition(): Promise<void> {
    isAsking = true;
    const before = changeCount;
    try {
      const position = await askPosition();
      if (changeCount === before) requiredPosition = position;
    } catch {
      // Whoever asks the primary for something hears why.
    } finally {
      isAsking = false;
    }
  }

  /** Checked per connection, because the server behind an address may restart and be behind again. */
  async function hasReached({ id, ask }: Connection, position: string): Promise<boolean> {
    if (reached.get(id) === position) return true;
    const text = "SELECT 1 WHERE pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn";
    const { rows } = await ask({ text, values: [position] });
    if (rows.length > 0) reached.set(id, position);
    return rows.length > 0;
  }

  async function askAt(statement: Statement, position: string): Promise<Answer | null> {
    const before = changeCount;
    const connection = await connect();
    let failure: Error | undefined;
    try {
      const isThere = await hasReached(connection, position);
      if (!isThere) pausedUntil = now() + lagPauseMs;
      return isThere && changeCount === before ? await connection.ask(statement) : null;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      connection.release(failure);
    }
  }

  return {
    follow(given: ChangeFeed): void {
      changes = given;
      given.subscribe({ invalidate: noteChange, reset: noteChange });
    },
    async ask(statement: Statement): Promise<Answer | null> {
      if (!changes?.isLive() || now() < pausedUntil) return null;
      if (requiredPosition === null) {
        if (!isAsking) void runOutsideRequest(learnPosition);
        return null;
      }
      try {
        return await askAt(statement, requiredPosition);
      } catch (error) {
        if (isDatabaseDown(error)) pausedUntil = now() + unreachablePauseMs;
        log.warn({ event: "replica_failed", err: error });
        return null;
      }
    },
  };
}
