import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { inRoot, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

// The order of Next, which reads the same files when it serves.
const files = [".env.local", ".env"];

/** The values of the files `.env.local` and `.env` at the root; the first file that has a name wins. */
export function readDotEnv(read = readIfThere) {
  const values = {};
  for (const file of files) {
    for (const [name, value] of Object.entries(parseEnv(read(file)))) values[name] ??= value;
  }
  return values;
}

function readIfThere(file) {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Gives the environment the values of the `.env` files that it does not set itself. */
export function loadDotEnv(env = process.env) {
  for (const [name, value] of Object.entries(readDotEnv())) env[name] ??= value;
}

/** A copy of the environment in which `.env` files have no effect, not even on Next, which reads them too. */
export function withoutDotEnv(env = process.env) {
  const blanked = Object.fromEntries(Object.keys(readDotEnv()).map((name) => [name, ""]));
  return { ...env, ...blanked };
}

/** Whether a host name means this machine only. */
export function isLoopback(host) {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The settings of `npm start`, checked; a wrong one is a Problem that names it. */
export function readSettings(env = process.env) {
  const value = (name, fallback) => env[name] || fallback;
  const port = Number(value("PORT", "3000"));
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT=${env.PORT} is not a port: it must be a whole number from 1 to 65535.`);
  }
  const host = value("HOST", "127.0.0.1");
  const databaseUrl = value("DATABASE_URL", undefined);
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Problem("DATABASE_URL must start with postgres:// or postgresql://.");
  }
  return {
    port,
    host,
    loopback: isLoopback(host),
    databaseUrl,
    dataDir: resolve(root, value("DATA_DIR", ".data")),
  };
}

/** Insists on a secret beside a database of one's own: a made-up one would sign everybody out at the next machine. */
export function requireSecret({ databaseUrl }, env = process.env) {
  if (!databaseUrl || env.AUTH_SECRET) return;
  throw new Problem(
    "AUTH_SECRET is missing. With a database of your own, set it to a random text of at least 32 characters\n" +
      "and keep it; make one with: openssl rand -base64 33",
  );
}
