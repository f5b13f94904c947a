import { Redis } from "ioredis";
import { createTransport } from "nodemailer";
import pg from "pg";
import { createBucketStorage } from "@/lib/server/bucket-storage";
import { connectionSettings } from "@/lib/server/connection";
import { env } from "@/lib/server/env";

/** Short, because the site starts whether the services respond or not. */
const timeoutMs = 4000;

function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  // The user-facing message about a bucket omits the cause.
  if (cause instanceof Error) return reasonOf(cause);
  return message || code || String(error);
}

async function probeReplica(): Promise<void> {
  if (!env.DATABASE_REPLICA_URL) return;
  const settings = connectionSettings("plaza-probe", env.DATABASE_REPLICA_URL);
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>("SELECT pg_is_in_recovery() AS follows");
    if (!rows[0]?.follows) throw new Error("it isn't a replica");
  } finally {
    client.end().catch(() => undefined);
  }
}

async function probeBucket(): Promise<void> {
  if (env.BUCKET) await createBucketStorage({ ...env.BUCKET, timeoutMs }).check();
}

async function probeMail(): Promise<void> {
  if (!env.SMTP_URL) return;
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function probeRedis(): Promise<void> {
  if (!env.REDIS_URL) return;
  const options = { lazyConnect: true, connectTimeout: timeoutMs, commandTimeout: timeoutMs };
  const redis = new Redis(env.REDIS_URL, { ...options, retryStrategy: () => null });
  let failure: Error | undefined;
  redis.on("error", (error) => (failure = error));
  try {
    await redis.ping();
  } catch (error) {
    throw failure ?? error;
  } finally {
    redis.disconnect();
  }
}

const services = [
  {
    name: "DATABASE_REPLICA_URL",
    ask: probeReplica,
    meanwhile: "Reads use the primary until it does",
  },
  { name: "S3_BUCKET", ask: probeBucket, meanwhile: "Images and documents fail until it does" },
  { name: "SMTP_URL", ask: probeMail, meanwhile: "Emails remain in the Outbox until it does" },
  { name: "REDIS_URL", ask: probeRedis, meanwhile: "Limits are counted in the database until it does" },
];

await Promise.all(
  services.map(async ({ name, ask, meanwhile }) => {
    try {
      await ask();
    } catch (error) {
      const reason = reasonOf(error).replaceAll(/\s+/g, " ").replace(/\.$/, "");
      console.log(`${name} doesn't work: ${reason}. ${meanwhile}.`);
    }
  }),
);
