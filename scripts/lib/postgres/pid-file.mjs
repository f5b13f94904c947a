import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Parses `postmaster.pid` of a running server; null if it contains no process ID. `status` is "starting", "stopping",
 * "ready", "standby", or empty at first.
 */
export function parsePidFile(text) {
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid === 0) return null;
  // A server in single-user mode writes its pid as a negative number.
  return {
    pid: Math.abs(pid),
    folder: lines[1] ?? "",
    port: Number(lines[3]) || null,
    status: lines[7] ?? "",
  };
}

export function readPidFile(clusterFolder) {
  try {
    return parsePidFile(readFileSync(join(clusterFolder, "postmaster.pid"), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}
