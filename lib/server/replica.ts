import "server-only";
import { isDatabaseDown } from "./errors";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

/** Who hears of every change on any instance, and of the loss of that hearing: the cache of this process. */
export type ChangeFeed = {
  isLive(): boolean;
  subscribe(listener: { invalidate(): void; reset(): void }): void;
};

type Statement = { text: string; values: unknown[] };

type Answer = { rows: unknown[] };

/** A connection to the replica that is in use until it is released; one that failed is not used again. */
type Connection = {
  /** The same object each time that the same connection is taken. */
  id: object;
  ask(statement: Statement): Promise<Answer>;
  release(failure?: Error): void;
};

type Options = {
  connect: () => Promise<Connection>;
  /** Where the log of the primary is now, as text of the type pg_lsn. */
  askPosition: () => Promise<string>;
  now?: () => number;
};

/** In milliseconds, for which a replica that is away is not asked, and one that is behind. */
const unreachablePauseMs = 3000;
const lagPauseMs = 20;

/**
 * Reads from a streaming replica, which may lag but never behind what this process has heard: after each invalidation the
 * primary is asked how far its log is, and a connection answers only once it was seen to have replayed so much. Whoever
 * gets null asks the primary.
 */
export function createReplica({ connect, askPosition, now = () => performance.now() }: Options) {
  let changes: ChangeFeed | null = null;
  /** How many changes were heard, and a position of the log behind the last of them; null until it is known. */
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

  /** Asked of each connection: behind one address there may be a server that was behind when it started again. */
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
    /** Names who hears of changes; before that nothing is read. */
    follow(given: ChangeFeed): void {
      changes = given;
      given.subscribe({ invalidate: noteChange, reset: noteChange });
    },
    /** The answer, or null where the primary is to be asked: the replica is away, behind, or refuses the statement. */
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
