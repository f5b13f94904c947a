import "server-only";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { isTimeZone } from "@/lib/shared/time-zones";
import { findMapProblems, loopbacks, mapSettings } from "./map-settings";
import { readSecretFiles, type Source } from "./secret-files";

const secretHint = "make one with: openssl rand -base64 33";

function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
}

function integer(from: number, to: number, fallback: number) {
  return wholeNumber(from, to).default(fallback);
}

const port = wholeNumber(1, 65535);

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}` });
}

/** Error messages show the expected format, never the value, which may contain a password. */
function urlSchema(schemes: readonly string[], example: string) {
  const named = schemes.map((scheme) => `${scheme}://`).join(" or ");
  return z
    .string()
    .refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
      error: `must start with ${named}, like ${example}`,
      abort: true,
    })
    .refine((text) => URL.canParse(text), {
      error: `isn't a complete address like ${example}; in a password, write @ : / ? # % as %40 %3A %2F %3F %23 %25`,
    });
}

const webAddress = (example: string) => urlSchema(["http", "https"], example);

const minEntropy = 80;

function isHardToGuess(secret: string): boolean {
  const counts = new Map<string, number>();
  for (const sign of secret) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const entropy = [...counts.values()].reduce((sum, count) => sum + count * Math.log2(length / count), 0);
  const isRepeated = /^(.{1,10}?)\1{2,}.{0,10}$/su.test(secret);
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1).length;
  return entropy >= minEntropy && !isRepeated && steps < codes.length / 2;
}

const issuer = webAddress("https://login.example").refine(
  (text) => {
    const { protocol, hostname, search, hash, username } = new URL(text);
    return (protocol === "https:" || loopbacks.has(hostname)) && !search && !hash && !username;
  },
  { error: "must be an https address without a query, like https://login.example" },
);

const mailbox = /^(?:(?:"(?:[^"\\\r\n]|\\.)+"|[^"<>()[\]:;@,\\\r\n]+)\s*<([^<>\s]+)>|([^<>\s"]+))$/;

/** Accepts `me@mail.example`, `Plaza <me@mail.example>`, and `"Plaza, Inc." <me@mail.example>`. */
function isMailbox(text: string): boolean {
  const found = mailbox.exec(text.trim());
  return z.email().safeParse(found?.[1] ?? found?.[2]).success;
}

const authSecret = z
  .string()
  .min(32, {
    error: ({ input }) =>
      `must be at least 32 characters, and this one has ${String(input).length}; ${secretHint}`,
    abort: true,
  })
  .refine((secret) => !/^(change|secret|default|example|replace)/i.test(secret), {
    error: `looks like a placeholder; ${secretHint}`,
    abort: true,
  })
  .refine(isHardToGuess, { error: `is too easy to guess; ${secretHint}` });

const previousSecrets = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .pipe(z.array(authSecret));

const databaseAddress = (example: string) => urlSchema(["postgresql", "postgres"], example);

export const envSchema = z.object({
  NODE_ENV: choice(["development", "production", "test"]).default("development"),
  SITE_NAME: z.string().default("Plaza"),
  CONTACT_EMAIL: z.email("must be an email address").default("hello@plaza.example"),
  POSTAL_ADDRESS: z.string().default(""),
  APP_URL: webAddress("https://plaza.example").optional(),
  HSTS_SUBDOMAINS: choice(["0", "1"]).default("0"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseAddress("postgresql://plaza:password@localhost:5432/plaza").optional(),
  DATABASE_DIRECT_URL: databaseAddress("postgresql://plaza:password@localhost:5432/plaza").optional(),
  DATABASE_REPLICA_URL: databaseAddress("postgresql://plaza:password@localhost:5433/plaza").optional(),
  DATABASE_PATIENCE: z.coerce
    .number({ error: "must be a number from 1 to 20" })
    .min(1, "must be a number from 1 to 20")
    .max(20, "must be a number from 1 to 20")
    .default(1),
  DATABASE_POOL_SIZE: integer(1, 200, 10),
  MIGRATE: choice(["0", "1"]).default("1"),
  AUTH_SECRET: authSecret.optional(),
  AUTH_SECRET_PREVIOUS: previousSecrets.optional(),
  TRUSTED_PROXIES: integer(0, 10, 0),
  SMTP_URL: urlSchema(["smtp", "smtps"], "smtps://user:password@mail.example:465").optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, { error: "must be an email address or a name with one: Plaza <hello@plaza.example>" })
    .optional(),
  REDIS_URL: urlSchema(["redis", "rediss"], "redis://localhost:6379").optional(),
  S3_BUCKET: z.string().min(3, "must be the name of a bucket").optional(),
  S3_ENDPOINT: webAddress("https://objects.example").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RENDERERS: integer(1, 64, Math.min(availableParallelism(), 4)),
  PAGE_CACHE_MB: integer(1, 4096, 64),
  PAGE_S_MAXAGE: integer(0, 3600, 0),
  DRAIN_SECONDS: integer(0, 300, 0),
  QUEUE_WORKERS: choice(["app", "separate"]).default("app"),
  RESUME_DAYS: integer(1, 3650, 180),
  LOG_LEVEL: choice(["silent", "error", "warn", "info", "debug"]).default("info"),
  METRICS_TOKEN: z
    .string()
    .min(16, "must be at least 16 characters; make one with: openssl rand -hex 24")
    .optional(),
  WORKER_HEALTH_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress("http://localhost:4318").optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional(),
  STRIPE_API_URL: webAddress("https://api.stripe.com").default("https://api.stripe.com"),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(
      /^B[A-Za-z0-9_-]{86}$/,
      "must be the public key of a pair made by: npx web-push generate-vapid-keys",
    )
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9_-]{43}$/,
      "must be the private key of a pair made by: npx web-push generate-vapid-keys",
    )
    .optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, "must have at most 40 characters").optional(),
  PUSH_HOSTS: z
    .string()
    .default("fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com"),
  ...mapSettings,
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: "must be the name of a time zone, like America/New_York" })
    .default("America/New_York"),
});

export const secretNames = [
  "AUTH_SECRET",
  "AUTH_SECRET_PREVIOUS",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "REDIS_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "VAPID_PRIVATE_KEY",
] as const satisfies readonly (keyof typeof envSchema.shape)[];

function resolveValues(source: Source): Source {
  const { values } = readSecretFiles(source, secretNames);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

export function takeSecretFiles(env: Record<string, string | undefined>): void {
  const { values } = readSecretFiles(env, secretNames);
  for (const name of secretNames) {
    if (values[name]) env[name] = values[name];
    delete env[`${name}_FILE`];
  }
}

const bucketNames = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
const bucketKeys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

function findIncompleteBucket(values: Source): string[] {
  const problems: string[] = [];
  const bucketSetting = bucketNames.find((name) => values[name]);
  if (bucketSetting && !values.S3_BUCKET)
    problems.push(`S3_BUCKET: missing; ${bucketSetting} is about a bucket`);
  const [missing, ...others] = bucketKeys.filter((name) => !values[name]);
  if (missing && others.length === 0)
    problems.push(`${missing}: missing; both keys of the pair belong together`);
  return problems;
}

const oidcNames = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

function findIncomplete(values: Source): string[] {
  const problems = [...findIncompleteBucket(values), ...findMapProblems(values)];
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    problems.push("DATABASE_URL: missing; DATABASE_DIRECT_URL passes by the pooler that it names");
  }
  if ([...oidcNames, "OIDC_NAME"].some((name) => values[name])) {
    for (const name of oidcNames.filter((each) => !values[each])) {
      problems.push(`${name}: missing; ${oidcNames.join(", ")} belong together`);
    }
  }
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET) {
    problems.push("STRIPE_WEBHOOK_SECRET: missing; without it no card payment would ever be noticed");
  }
  if (Boolean(values.VAPID_PUBLIC_KEY) !== Boolean(values.VAPID_PRIVATE_KEY)) {
    const missing = values.VAPID_PUBLIC_KEY ? "VAPID_PRIVATE_KEY" : "VAPID_PUBLIC_KEY";
    problems.push(`${missing}: missing; both keys of the pair belong together`);
  }
  return problems;
}

/**
 * `build` needs no settings. `launch` (npm start and tools) supplies a missing database and secret; `serve` requires
 * both.
 */
export type Purpose = "build" | "launch" | "serve";

function findMissing(values: Source, purpose: Purpose): string[] {
  if (purpose === "build") return [];
  const problems: string[] = [];
  if (purpose === "serve" && !values.DATABASE_URL) {
    problems.push("DATABASE_URL: missing (npm start provides the embedded one)");
  }
  if (!values.AUTH_SECRET && (purpose === "serve" || values.DATABASE_URL)) {
    problems.push(`AUTH_SECRET: missing; it's needed with a database of your own; ${secretHint}`);
  }
  return problems;
}

/** One line per problem; never contains secrets. */
export function findProblems(source: Source, purpose: Purpose): string[] {
  const values = resolveValues(source);
  const { problems } = readSecretFiles(source, secretNames);
  const { error } = envSchema.safeParse(values);
  const wrong = error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  return [...problems, ...wrong, ...findMissing(values, purpose), ...findIncomplete(values)];
}

export function describeProblems(problems: readonly string[]): string {
  return `These settings can't be used:\n\n  ${problems.join("\n  ")}\n\n.env.example describes each setting.`;
}

export function parseEnv(source: Source): z.output<typeof envSchema> {
  const problems = findProblems(source, "build");
  if (problems.length > 0) throw new Error(describeProblems(problems));
  return envSchema.parse(resolveValues(source));
}
