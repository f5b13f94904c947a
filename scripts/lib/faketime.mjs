import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasApt, installByApt } from "./apt.mjs";
import { run } from "./child.mjs";

// libfaketimeMT.so.1 locks on every clock read, which is thirty times slower; a constant offset needs no lock.
const library = "faketime/libfaketime.so.1";

function findFaketime() {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [];
  const places = ["/usr/lib", "/usr/local/lib", ...folders].map((folder) => join(folder, library));
  return [process.env.FAKETIME_LIBRARY, ...places].find((path) => path && existsSync(path)) ?? null;
}

/** Installs libfaketime if apt is available; null if it can't be found. */
export async function ensureFaketime() {
  const found = findFaketime();
  if (found || !hasApt()) return found;
  await installByApt(["faketime"]);
  return findFaketime();
}

export function clockAhead(faketime, seconds) {
  return {
    LD_PRELOAD: faketime,
    // An offset, because each process would start over at an absolute time.
    FAKETIME: `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}`,
    // Timers run at normal speed.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    FAKETIME_DISABLE_SHM: "1",
  };
}

export async function secondsAhead(env) {
  const { output } = await run(process.execPath, ["-p", "Date.now()"], { env });
  return Math.round((Number(output) - Date.now()) / 1000);
}
