import { spawn } from "node:child_process";
import { once } from "node:events";
import { isRunning, parseProcStat, processIdentity } from "./process-identity.mjs";

describe("parseProcStat", () => {
  test("finds state and start time after a command with brackets and spaces", () => {
    const rest = "S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 98765 20 21";
    expect(parseProcStat(`42 (node (x) y) ${rest}`)).toEqual({ state: "S", started: "98765" });
  });
});

describe("processIdentity", () => {
  test("stays the same for a living process and ends with it", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const { pid } = child;
    expect(processIdentity(pid)).toBe(processIdentity(pid));
    expect(processIdentity(pid)).not.toBe(processIdentity(process.pid));
    child.kill("SIGKILL");
    await once(child, "close");
    expect(isRunning(pid)).toBe(false);
    expect(processIdentity(pid)).toBeNull();
  });
});
