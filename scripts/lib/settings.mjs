import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

// The files of Next and their order: what is read here, Next finds set and leaves alone.
const files = [".env.production.local", ".env.local", ".env.production", ".env"];

const reasons = {
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
  EISDIR: "it's a folder",
};

function decode(bytes) {
  // What PowerShell's `>` writes.
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

/** The values of the `.env` files at the root; the first file that has a name wins. Needs the packages. */
export function readDotEnv(read = readIfThere) {
  const { parse } = createRequire(import.meta.url)("dotenv");
  const values = {};
  for (const file of files) {
    for (const [name, value] of Object.entries(parse(decode(read(file))))) values[name] ??= value;
  }
  return values;
}

/** Gives the environment the values of the `.env` files that it does not set itself. */
export function loadDotEnv(env = process.env) {
  for (const [name, value] of Object.entries(readDotEnv())) env[name] ??= value;
}

/** Whether a host name means this machine only. */
export function isLoopback(host) {
  return (
    /^(.+\.)?localhost$/.test(host) || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** The address that people type: a proxy's or a container's where APP_URL names it. */
function addressOf({ appUrl, host, port }) {
  if (appUrl) return appUrl.replace(/\/+$/, "");
  const name = isLoopback(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * The settings that say where the site runs, from an environment that was checked before.
 * @param {Record<string, string | undefined>} [env]
 */
export function readSettings(env = process.env) {
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
    /** The setting by which others than this machine reach the site; empty when none does. */
    publicBy: reachable.find(Boolean) ?? "",
    databaseUrl: env.DATABASE_URL || undefined,
    /** Whether a start brings the database up to date; else that is done before, by `npm run migrate`. */
    migrates: env.MIGRATE !== "0",
    dataDir: resolve(root, env.DATA_DIR || ".data"),
  };
}
