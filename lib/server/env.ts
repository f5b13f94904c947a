import "server-only";
import { z } from "zod";

const flag = z
  .enum(["0", "1", "true", "false"])
  .optional()
  .transform((value) => value === "1" || value === "true");

const url = z.url({ protocol: /^https?$/ });

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  SITE_NAME: z.string().min(1).default("Plaza"),
  CONTACT_EMAIL: z.email().default("hello@plaza.example"),
  APP_URL: url.optional(),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  DATABASE_PATIENCE: z.coerce.number().min(1).max(20).default(1),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  EMBEDDED_DEMO: flag,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
    .optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  QUEUE_WORKERS: z.enum(["app", "separate"]).default("app"),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional(),
  STRIPE_API_URL: url.default("https://api.stripe.com"),
  TIME_ZONE: z.string().default("America/New_York"),
});

/** Where files go when they go into a bucket: its parts are all there or none. */
function readBucket(value: z.output<typeof schema>) {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!name && !accessKeyId && !secretAccessKey && !value.S3_ENDPOINT) return undefined;
  if (!name || !accessKeyId || !secretAccessKey) {
    const message = "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together";
    throw new Error(`Configuration is not usable:\n  ${message}\nSee .env.example.`);
  }
  const region = value.S3_REGION;
  const endpoint = value.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, name, accessKeyId, secretAccessKey };
}

/** Every configuration value, checked once; a wrong one stops the process with one readable list. */
function readEnv() {
  const present = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Configuration is not usable:\n${lines.join("\n")}\nSee .env.example.`);
  }
  const value = parsed.data;
  const appUrl = (value.APP_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, "");
  const sender = value.MAIL_FROM ?? `"${value.SITE_NAME.replace(/["\\]/g, "")}" <${value.CONTACT_EMAIL}>`;
  return {
    ...value,
    APP_URL: appUrl,
    BUCKET: readBucket(value),
    MAIL_FROM: sender,
    SECURE: appUrl.startsWith("https://"),
  };
}

export const env = readEnv();

const knownSecrets = /^(change|secret|default|example|replace)/i;

/** What must be true before the server takes requests; a build needs neither a database nor a secret. */
export function assertServable(): void {
  const problems: string[] = [];
  if (!env.DATABASE_URL) problems.push("DATABASE_URL: missing (npm start provides the embedded one)");
  if (!env.AUTH_SECRET) problems.push("AUTH_SECRET: missing; make one with: openssl rand -base64 33");
  else if (knownSecrets.test(env.AUTH_SECRET)) problems.push("AUTH_SECRET: looks like a placeholder");
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    problems.push("STRIPE_WEBHOOK_SECRET: missing; without it no card payment would ever be noticed");
  }
  if (problems.length > 0) {
    throw new Error(`Configuration is not usable:\n  ${problems.join("\n  ")}\nSee .env.example.`);
  }
}
