import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isInBackground } from "./background";
import { connectTimeout, openConnection } from "./connection";
import { env } from "./env";
import { isDatabaseUnreachable } from "./errors";
import { hasDatabaseTimedOut, reportDatabaseTimeout } from "./response-context";
import { removeSingleton, processSingleton } from "./process-singleton";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

const grace = 150 * env.DATABASE_PATIENCE;
const pollIntervalMs = 250;

type DatabaseState = { isUnresponsive: boolean; isWatched: boolean };

const state = () =>
  processSingleton<DatabaseState>("plazaSilence", () => ({ isUnresponsive: false, isWatched: false }));

/** A refusal counts as a response, unless the server is starting. */
function isConnectionRefused(error: unknown): boolean {
  return error instanceof Error && "severity" in error && !("code" in error && error.code === "57P03");
}

async function probeDatabase(): Promise<boolean> {
  const connection = await openConnection({ timeoutMs: connectTimeout, url: env.DATABASE_URL }).catch(
    (error: unknown) => (isConnectionRefused(error) ? null : undefined),
  );
  if (!connection) return connection === null;
  connection.on("error", () => undefined);
  const asking = connection.query("SELECT 1").then(
    () => true,
    () => false,
  );
  const hasAnswered = await Promise.race([asking, delay(connectTimeout, false, { ref: false })]);
  connection.connection.stream.destroy();
  return hasAnswered;
}

async function pollUntilResponsive(database: DatabaseState): Promise<void> {
  const declare = () => {
    if (!database.isUnresponsive) log.warn({ event: "database_unresponsive" });
    database.isUnresponsive = true;
  };
  const timer = setTimeout(declare, grace).unref();
  while (state() === database && !(await probeDatabase())) {
    declare();
    await delay(pollIntervalMs, undefined, { ref: false });
  }
  clearTimeout(timer);
  if (database.isUnresponsive) log.warn({ event: "database_recovered" });
  database.isUnresponsive = false;
  database.isWatched = false;
}

function watchOnce(): void {
  const database = state();
  if (database.isWatched) return;
  database.isWatched = true;
  void runOutsideRequest(() => pollUntilResponsive(database));
}

function noAnswer(): Error {
  return Object.assign(new Error("the database gives no answer"), { code: "ETIMEDOUT" });
}

/**
 * Runs a request's query on the primary. Fails immediately after the request's first timeout and while the database is
 * known to be silent; background tasks wait.
 */
export async function runDatabaseQuery<T>(query: () => Promise<T>): Promise<T> {
  if (isInBackground()) return query();
  if (hasDatabaseTimedOut() || state().isUnresponsive) throw noAnswer();
  try {
    return await query();
  } catch (error) {
    if (isDatabaseUnreachable(error)) {
      reportDatabaseTimeout();
      watchOnce();
    }
    throw error;
  }
}

export function stopPolling(): void {
  removeSingleton("plazaSilence");
}
