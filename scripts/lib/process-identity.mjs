import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export function parseProcStat(text) {
  // The second field, the command in parentheses, may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0], started: fields[19] };
}

function linuxIdentity(pid) {
  try {
    const { state, started } = parseProcStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
    if (state === "Z" || state === "X") return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${started}`;
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ESRCH") return null;
    throw error;
  }
}

export function isRunning(pid) {
  if (process.platform === "linux") return linuxIdentity(pid) !== null;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * Identifies a process beyond its ID, which may be reused after a restart of the machine or container. Null if no such
 * process exists.
 */
export function processIdentity(pid) {
  if (process.platform === "linux") return linuxIdentity(pid);
  if (!isRunning(pid)) return null;
  const listed = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return listed.stdout?.trim() || "unknown";
}

export function commandOf(pid) {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    } catch {
      return "";
    }
  }
  return (
    spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? ""
  );
}
