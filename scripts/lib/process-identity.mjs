import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** State and start time (clock ticks since boot) in the text of `/proc/<pid>/stat`. */
export function parseProcStat(text) {
  // The second field, the command in brackets, may itself hold spaces and brackets.
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

/** Whether a process with this id exists, whoever owns it. */
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
 * A text that is the same as long as the same process lives under this id, and null when none does: ids are used again
 * after a restart of the machine or of a container, so an id alone proves nothing.
 */
export function processIdentity(pid) {
  if (process.platform === "linux") return linuxIdentity(pid);
  if (!isRunning(pid)) return null;
  const listed = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return listed.stdout?.trim() || "unknown";
}

/** What a process runs, for telling a PostgreSQL server from a stranger that got its id; empty when unknown. */
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
