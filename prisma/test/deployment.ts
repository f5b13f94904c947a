import { readFileSync } from "node:fs";
import path from "node:path";
import { envSchema, findProblems } from "@/lib/server/env-schema";
import { root } from "./schemas";

export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Something valid for each setting that a deployment reads from a file. */
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

/** What a site that others reach needs beyond what the server itself asks for. */
const publicNames = ["APP_URL", "METRICS_TOKEN", "SMTP_URL", "TRUSTED_PROXIES"];

/**
 * Everything wrong with the settings of one process of a deployment: names that the site doesn't know, values that it
 * refuses, and names that a public site needs. `NAME_FILE` counts as `NAME`.
 */
export function findSettingProblems(settings: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const [given, value] of Object.entries(settings)) {
    const name = given.replace(/_FILE$/, "");
    if (!(name in envSchema.shape)) problems.push(`${given}: no setting has this name`);
    else if (name in values) problems.push(`${given}: ${name} is set twice`);
    else if (given === name) values[name] = value;
    else if (secrets[name]) values[name] = secrets[name];
    else problems.push(`${given}: only secrets are read from files`);
  }
  const missing = publicNames.filter((name) => !values[name]).map((name) => `${name}: missing`);
  return [...problems, ...missing, ...findProblems(values, "serve")];
}
