import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../ports.mjs";
import { Problem } from "../problem.mjs";
import { asAccount } from "./account.mjs";
import { serverEnv } from "./server.mjs";

export const adminRole = "postgres";

export function readCredentials(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

export function writeCredentials(file, credentials) {
  writeFileSync(file, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  return credentials;
}

export async function newCredentials() {
  const secret = () => randomBytes(24).toString("base64url");
  return { port: await freePort(), adminPassword: secret(), password: secret() };
}

/** LC_CTYPE that supports letters beyond ASCII, as pg_trgm requires; its name varies by system. */
function characterType() {
  const listed = spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout ?? "";
  const names = listed.split("\n").map((line) => line.trim());
  return ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => names.includes(name)) ?? "C";
}

/** Collation and case conversion are built into PostgreSQL, so that they are identical on every system. */
export function initialize({ folder, account, binaries, adminPassword }) {
  const secrets = mkdtempSync(join(tmpdir(), "plaza-"));
  const passwordFile = join(secrets, "password");
  writeFileSync(passwordFile, `${adminPassword}\n`, { mode: 0o600 });
  if (account) [secrets, passwordFile].forEach((path) => chownSync(path, account.uid, account.gid));
  try {
    const args = [
      `--pgdata=${folder}`,
      `--username=${adminRole}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      `--lc-ctype=${characterType()}`,
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--text-search-config=english",
      "--no-sync",
    ];
    const options = { ...asAccount(account), cwd: "/", env: serverEnv };
    const { status, stderr, error } = spawnSync(binaries.initdb, args, { ...options, encoding: "utf8" });
    if (status !== 0)
      throw new Problem(`PostgreSQL couldn't create its data folder:\n${stderr?.trim() || error?.message}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

export function resetAdminPassword({ folder, account, binaries, adminPassword }) {
  const statement = `ALTER ROLE ${adminRole} PASSWORD '${adminPassword}'\n`;
  const options = { ...asAccount(account), cwd: "/", env: serverEnv, input: statement };
  const args = ["--single", "-D", folder, "postgres"];
  const { status, stderr } = spawnSync(binaries.postgres, args, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Problem(`The database password couldn't be changed:\n${stderr?.trim()}`);
}
