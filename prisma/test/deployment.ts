import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { envSchema, findProblems, parseEnv } from "@/lib/server/env-schema";
import { root } from "./schemas";

export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

const secrets: Record<string, string | undefined> = {
  AUTH_SECRET: "kT9vR2xLq8ZwYb4NmC7sJd1HfG5pAe3UoW6i",
  DATABASE_DIRECT_URL: "postgresql://plaza:password@database:5432/plaza",
  DATABASE_REPLICA_URL: "postgresql://plaza:password@replica:5432/plaza",
  DATABASE_URL: "postgresql://plaza:password@database:5432/plaza",
  METRICS_TOKEN: "0123456789abcdef0123456789abcdef0123456789abcdef",
  REDIS_URL: "redis://:password@redis:6379",
  S3_ACCESS_KEY_ID: "GK0123456789abcdef01234567",
  S3_SECRET_ACCESS_KEY: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtps://user:password@mail.example:465",
};

const publicNames = ["APP_URL", "METRICS_TOKEN", "SMTP_URL", "TRUSTED_PROXIES"];

const withoutFile = (name: string) => name.replace(/_FILE$/, "");

function findUnread(source: Readonly<Record<string, string>>): string[] {
  const values: Readonly<Record<string, unknown>> = parseEnv(source);
  return Object.keys(source)
    .filter((name) => name.endsWith("_FILE") && values[withoutFile(name)] === undefined)
    .map((name) => `${name}: the site doesn't read this setting from a file`);
}

/**
 * Returns everything wrong with the settings of one process in a deployment: unknown names, invalid values, and missing
 * settings that a public site needs. Secret files get a sample value.
 */
export function findSettingProblems(settings: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-secrets-"));
  try {
    const source: Record<string, string> = { ...settings };
    for (const name of Object.keys(settings).filter((name) => name.endsWith("_FILE"))) {
      source[name] = path.join(folder, name);
      writeFileSync(source[name], `${secrets[withoutFile(name)] ?? ""}\n`);
    }
    const refused = findProblems(source, "serve");
    const names = Object.keys(settings);
    const unknown = names.filter((name) => !(withoutFile(name) in envSchema.shape));
    const missing = publicNames.filter((name) => !names.some((provided) => withoutFile(provided) === name));
    return [
      ...unknown.map((name) => `${name}: no setting has this name`),
      ...missing.map((name) => `${name}: missing`),
      ...(refused.length > 0 ? refused : findUnread(source)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
