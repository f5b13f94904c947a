import "server-only";
import pg from "pg";
import { env } from "./env";
import { runOutsideRequest } from "./detached";

export const connectTimeout = 1000 * env.DATABASE_PATIENCE;

const backgroundConnectTimeout = 10 * connectTimeout;

export const isPooled = Boolean(env.DATABASE_DIRECT_URL);

/** Bypasses the pooler for LISTEN, session locks, COPY, and migrations, which need a real session. */
export function directUrl(): string | undefined {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

export function connectionSettings(application: string, url = env.DATABASE_URL): pg.ClientConfig {
  if (!url) throw new Error("DATABASE_URL is not set: there is no database to ask");
  const isSession = !isPooled || url !== env.DATABASE_URL;
  return {
    connectionString: url,
    application_name: application,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    // The Prisma adapter ignores UTC offsets, so sessions must run in UTC. Poolers reject options; pool.ts sets the
    // time zone on their connections.
    ...(isSession && { options: "-c TimeZone=UTC" }),
  };
}

/**
 * Opens a connection outside the pools, without statement timeouts, for LISTEN, COPY, and table rebuilds. Pass a shorter
 * `timeoutMs` if a user is waiting. The caller ends it.
 */
export async function openConnection({
  timeoutMs = backgroundConnectTimeout,
  url = directUrl(),
} = {}): Promise<pg.Client> {
  const connection = new pg.Client({
    ...connectionSettings("plaza-single", url),
    connectionTimeoutMillis: timeoutMs,
  });
  await runOutsideRequest(() => connection.connect());
  return connection;
}
