import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { Problem } from "../problem.mjs";

// macOS includes `_postgres`; `plaza` is created if there is none.
const knownNames = ["postgres", "_postgres", "plaza"];

function idOf(name) {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : null;
  });
  return uid && gid !== null ? { name, uid, gid } : null;
}

function create(name) {
  const noLogin = existsSync("/usr/sbin/nologin") ? "/usr/sbin/nologin" : "/bin/false";
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", noLogin, name]);
  return idOf(name);
}

/**
 * Account that runs PostgreSQL; null means the current one. PostgreSQL refuses to run as root, so root uses the owner
 * of the data folder, or else an unprivileged account; `report` is called when one is created.
 * @param {string} clusterFolder
 * @param {(line: string) => void} [report]
 */
export function databaseAccount(clusterFolder, report = () => {}) {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0)
    return { name: `the owner (${owner.uid}) of ${clusterFolder}`, uid: owner.uid, gid: owner.gid };
  for (const name of knownNames) {
    const found = idOf(name);
    if (found) return found;
  }
  const made = create("plaza");
  if (made) {
    report(`Created the system account "plaza", because PostgreSQL doesn't run as root`);
    return made;
  }
  const nobody = idOf("nobody");
  if (nobody) return nobody;
  throw new Problem(
    "PostgreSQL doesn't run as root, and no other account was found. Run this as a regular user.",
  );
}

export function asAccount(account) {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

export function canEnter(account, folder) {
  const options = { ...asAccount(account), cwd: "/" };
  const args = ["-c", 'cd "$1"', "sh", folder];
  const { status, error } = spawnSync("/bin/sh", args, { ...options, stdio: "ignore" });
  if (/** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === "EPERM") {
    throw new Problem(
      `PostgreSQL doesn't run as root, and root can't start programs as ${account.name} on this system.\n` +
        "Run this as a regular user, or set DATABASE_URL to a PostgreSQL server.",
    );
  }
  return status === 0;
}
