import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

// Next's files in Next's order; Next doesn't override variables that are already set.
const files = [".env.production.local", ".env.local", ".env.production", ".env"];

const reasons = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it's a folder",
};

function decode(bytes) {
  // Encoding of PowerShell's `>`.
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString("utf16le") : bytes.toString("utf8");
}

function readIfThere(file) {
  try {
    return readFileSync(inRoot(file));
  } catch (error) {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw new Problem(`The settings in ${file} can't be read: ${reasons[error.code] ?? error.message}.`);
  }
}

/** Reads the `.env` files at the root; the first file that defines a name wins. Needs the packages. */
export function readDotEnv(read = readIfThere) {
  const { parse } = createRequire(import.meta.url)("dotenv");
  const values = {};
  for (const file of files) {
    for (const [name, value] of Object.entries(parse(decode(read(file))))) values[name] ??= value;
  }
  return values;
}

export function takeEnvOption(args) {
  const at = args.findIndex((arg) => arg === "--env" || arg.startsWith("--env="));
  if (at === -1) return { file: undefined, rest: args };
  const isJoined = args[at] !== "--env";
  const file = isJoined ? args[at].slice("--env=".length) : args[at + 1];
  if (!file) throw new Problem("Missing settings file: --env FILE");
  return { file, rest: args.toSpliced(at, isJoined ? 1 : 2) };
}

function readNamed(name) {
  try {
    return readFileSync(resolve(root, name));
  } catch (error) {
    const reason = error.code === "ENOENT" ? "file not found" : (reasons[error.code] ?? error.message);
    throw new Problem(`The settings in ${name} can't be read: ${reason}.`);
  }
}

/** Throws if Next's other settings files exist, because they would be silently ignored. */
function rejectOtherEnvFiles() {
  const other = files.find((file) => file !== ".env" && existsSync(inRoot(file)));
  if (!other) return;
  throw new Problem(
    `Plaza reads only one settings file, .env, not ${other}.\nMove the settings to .env, or pass the file: --env ${other}`,
  );
}

/**
 * Loads settings that the environment doesn't have from one file: the named one, PLAZA_ENV_FILE, or `.env` in the root
 * if it exists. Requires the packages. Returns the file's name.
 * @param {string} [named]
 * @param {Record<string, string | undefined>} [env]
 */
export function loadEnvFile(named, env = process.env) {
  const { parse } = createRequire(import.meta.url)("dotenv");
  const name = named ?? (env.PLAZA_ENV_FILE || undefined);
  if (!name) rejectOtherEnvFiles();
  const bytes = name ? readNamed(name) : readIfThere(".env");
  for (const [key, value] of Object.entries(parse(decode(bytes)))) env[key] ??= value;
  return name ?? ".env";
}

export function isLoopback(host) {
  return (
    /^(.+\.)?localhost$/.test(host) || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

function addressOf({ appUrl, host, port }) {
  if (appUrl) return appUrl.replace(/\/+$/, "");
  const name = isLoopback(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * @param {Record<string, string | undefined>} [env]
 */
export function readEnv(env = process.env) {
  const host = env.HOST || "127.0.0.1";
  const port = Number(env.PORT || "3000");
  const appUrl = env.APP_URL || "";
  const reachable = [
    isLoopback(host) ? "" : `HOST=${host}`,
    appUrl === "" || isLoopback(new URL(appUrl).hostname) ? "" : `APP_URL=${appUrl}`,
  ];
  return {
    port,
    host,
    address: addressOf({ appUrl, host, port }),
    /** The setting that exposes the site beyond this machine; empty if none does. */
    publicBy: reachable.find(Boolean) ?? "",
    databaseUrl: env.DATABASE_URL || undefined,
    /** Direct connection for session features; DATABASE_URL may point to a pooler. */
    directUrl: env.DATABASE_DIRECT_URL || env.DATABASE_URL || undefined,
    /** If false, `npm run migrate` must run before the start. */
    migrates: env.MIGRATE !== "0",
    dataDir: resolve(root, env.DATA_DIR || ".data"),
  };
}
