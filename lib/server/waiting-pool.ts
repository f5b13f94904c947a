import "server-only";
import pg from "pg";

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (failure?: unknown) => void,
) => void;

const checksPerTimeout = 10;

/**
 * A pool that waits as long as connections keep returning. Fails only if none returned for `stuckMs`, which means the
 * database hangs. The time is counted in event loop turns, because a blocked loop hasn't yet seen what returned.
 */
export class QueueingPool extends pg.Pool {
  private returned = 0;

  constructor(
    settings: pg.PoolConfig,
    private readonly stuckMs: number,
  ) {
    super(settings);
    this.on("release", (failure: Error | undefined) => {
      if (!failure) this.returned += 1;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) return this.connectWithTimeout(callback);
    return new Promise((resolve, reject) => {
      this.connectWithTimeout((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  private connectWithTimeout(callback: ConnectCallback): void {
    if (this.idleCount > 0 || this.totalCount < (this.options.max ?? checksPerTimeout))
      return super.connect(callback);
    let seen = this.returned;
    let quiet = 0;
    let isOver = false;
    const watch = setInterval(() => {
      quiet = this.returned === seen ? quiet + 1 : 0;
      seen = this.returned;
      if (quiet < checksPerTimeout) return;
      isOver = true;
      clearInterval(watch);
      callback(new Error("timeout exceeded when trying to connect"), undefined, () => undefined);
    }, this.stuckMs / checksPerTimeout).unref();
    super.connect((error, client, done) => {
      clearInterval(watch);
      if (!isOver) callback(error, client, done);
      else if (client) done();
    });
  }
}
