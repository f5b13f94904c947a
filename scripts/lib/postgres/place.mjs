import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Problem } from "../problem.mjs";
import { asAccount, canEnter, databaseAccount } from "./account.mjs";
import { findBinaries, programsIn } from "./binaries.mjs";

export function commonFolder() {
  for (const folder of ["/var/lib/plaza", join(tmpdir(), "plaza")]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      chmodSync(folder, 0o755);
      return folder;
    } catch (error) {
      if (!["EACCES", "EROFS", "EPERM", "ENOENT"].includes(error.code)) throw error;
    }
  }
  throw new Problem("Neither /var/lib nor the temporary folder is writable.");
}

function runs(program, account) {
  return spawnSync(program, ["--version"], { ...asAccount(account), cwd: "/", stdio: "ignore" }).status === 0;
}

function reachableBinaries(account, report) {
  const binaries = findBinaries();
  if (runs(binaries.postgres, account)) return binaries;
  if (account) {
    const copy = join(commonFolder(), `postgresql-${binaries.version}`);
    if (!existsSync(copy)) {
      report(`Copying the PostgreSQL programs to ${copy}, because ${account.name} can't access them here`);
      const half = `${copy}.${process.pid}`;
      spawnSync("cp", ["-R", binaries.folder, half]);
      spawnSync("chmod", ["-R", "a+rX", half]);
      if (existsSync(copy)) rmSync(half, { recursive: true });
      else renameSync(half, copy);
    }
    const copied = { ...programsIn(copy), version: binaries.version };
    if (runs(copied.postgres, account)) return copied;
  }
  const { stderr, error } = spawnSync(binaries.postgres, ["--version"], { encoding: "utf8" });
  throw new Problem(
    `The embedded PostgreSQL doesn't run on this system: ${stderr?.trim() || error?.message || "it can't be started"}\n` +
      "Set DATABASE_URL to a PostgreSQL server of version 15 or newer.",
  );
}

function ownedFolder(path, account) {
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/**
 * Chooses the database's folder: `DATA_DIR/postgres`, or, if this runs as root and the unprivileged account can't reach
 * that, another folder with a symbolic link from `DATA_DIR/postgres`. Returns `folder` (null if there is no database
 * yet), `create(initialize)` to create it, `account`, and `binaries`.
 * @param {string} dataDir
 * @param {(line: string) => void} [report]
 */
export function placeCluster(dataDir, report = () => {}) {
  const isNew = !existsSync(dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (isNew && process.getuid?.() === 0) chmodSync(dataDir, 0o755);
  const path = join(dataDir, "postgres");
  const link = lstatSync(path, { throwIfNoEntry: false });
  if (link?.isSymbolicLink() && !existsSync(path)) {
    throw new Problem(
      `${path} points to a folder that doesn't exist. Remove it to start with an empty database.`,
    );
  }
  const account = databaseAccount(path, report);
  const place = { account, binaries: reachableBinaries(account, report) };
  const make = (initialize) => create(path, account, initialize, report);
  if (!link) return { ...place, folder: null, create: make };

  const folder = realpathSync(path);
  const owner = statSync(folder).uid;
  if (!account && process.getuid && owner !== process.getuid()) {
    throw new Problem(
      `${folder} belongs to another user (${owner}), so PostgreSQL can't use it.\n` +
        "Start as that user or as root, or use another DATA_DIR.",
    );
  }
  if (account && !canEnter(account, folder)) {
    throw new Problem(
      `${account.name} can't access ${folder}, and PostgreSQL doesn't run as root.\n` +
        `Make its parent folders accessible (chmod o+x), or use another DATA_DIR.`,
    );
  }
  return { ...place, folder, create: make };
}

/** Creates the data folder under a temporary name first, so that a killed first start leaves no incomplete one. */
async function create(path, account, initialize, report) {
  const tempPath = `${path}.new`;
  rmSync(tempPath, { recursive: true, force: true });
  if (!account || canEnter(account, dirname(path))) {
    await initialize(ownedFolder(tempPath, account));
    renameSync(tempPath, path);
    return realpathSync(path);
  }
  const elsewhere = join(commonFolder(), `data-${randomBytes(6).toString("hex")}`);
  report(`The database is stored in ${elsewhere}, because ${account.name} can't access ${dirname(path)}`);
  await initialize(ownedFolder(elsewhere, account));
  symlinkSync(elsewhere, path);
  return elsewhere;
}
