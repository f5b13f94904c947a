import "server-only";
import { isDatabaseDown } from "./errors";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

export type ChangeFeed = {
  isLive(): boolean;
  subscribe(listener: { invalidate(): void; reset(): void }): void;
};

type Statement = { text: string; values: unknown[] };

type QueryResult = { rows: unknown[] };

type Connection = {
  id: object;
  query(statement: Statement): Promise<QueryResult>;
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

/** The WAL position of the primary that includes every change this process knows of. */
class RequiredPosition {
  private changeCount = 0;
  private position: string | null = null;
  private isAsking = false;

  constructor(private readonly askPosition: () => Promise<string>) {}

  get version(): number {
    return this.changeCount;
  }

  current(): string | null {
    if (this.position === null && !this.isAsking) void runOutsideRequest(() => this.read());
    return this.position;
  }

  invalidate(): void {
    this.changeCount += 1;
    this.position = null;
  }

  private async read(): Promise<void> {
    this.isAsking = true;
    const before = this.changeCount;
    try {
      const position = await this.askPosition();
      if (this.changeCount === before) this.position = position;
    } catch {
      // The next query to the primary fails for the same reason, and reports it.
    } finally {
      this.isAsking = false;
    }
  }
}

const reached = new WeakMap<object, string>();

/** Checked per connection, because the server behind an address may restart and be behind again. */
async function hasReached({ id, query }: Connection, position: string): Promise<boolean> {
  if (reached.get(id) === position) return true;
  const text = "SELECT 1 WHERE pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn";
  const { rows } = await query({ text, values: [position] });
  if (rows.length > 0) reached.set(id, position);
  return rows.length > 0;
}

export function createReplica({ connect, askPosition, now = () => performance.now() }: Options) {
  let changes: ChangeFeed | null = null;
  const required = new RequiredPosition(askPosition);
  let pausedUntil = 0;

  async function queryAt(statement: Statement, position: string): Promise<QueryResult | null> {
    const before = required.version;
    const connection = await connect();
    let failure: Error | undefined;
    try {
      const isThere = await hasReached(connection, position);
      if (!isThere) pausedUntil = now() + lagPauseMs;
      return isThere && required.version === before ? await connection.query(statement) : null;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      connection.release(failure);
    }
  }

  return {
    follow(source: ChangeFeed): void {
      changes = source;
      const invalidate = () => required.invalidate();
      source.subscribe({ invalidate, reset: invalidate });
    },
    async query(statement: Statement): Promise<QueryResult | null> {
      if (!changes?.isLive() || now() < pausedUntil) return null;
      const position = required.current();
      if (position === null) return null;
      try {
        return await queryAt(statement, position);
      } catch (error) {
        if (isDatabaseDown(error)) pausedUntil = now() + unreachablePauseMs;
        log.warn({ event: "replica_failed", err: error });
        return null;
      }
    },
  };
}
