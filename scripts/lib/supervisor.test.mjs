import { spawn } from "node:child_process";
import { once } from "node:events";
import { superviseServer } from "./supervisor.mjs";

async function startProcess() {
  const child = spawn(process.execPath, ["-e", "process.stdout.write('up'); setInterval(() => {}, 1000)"]);
  const exited = once(child, "exit").then(([code, signal]) => signal ?? `exit code ${code}`);
  await once(child.stdout, "data");
  async function stop() {
    child.kill("SIGTERM");
    await exited;
  }
  return { child, exited, stop };
}

describe("keepServing", () => {
  test("restarts a killed server with a log line, and lets it stop", async () => {
    const started = [];
    const starts = [];
    const lines = [];
    let markReported;
    const reported = new Promise((resolve) => (markReported = resolve));
    async function start(how) {
      starts.push(how);
      started.push(await startProcess());
      return started.at(-1);
    }
    const server = await superviseServer(start, (line) => lines.push(line) === 2 && markReported());
    started[0].child.kill("SIGKILL");
    await reported;
    expect(lines).toEqual(["The server exited unexpectedly (SIGKILL); restarting it", "Serving again"]);
    await server.stop();
    await server.over;
    expect(starts).toEqual([{ isAgain: false }, { isAgain: true }]);
    expect(lines).toHaveLength(2);
  });

  test("ends with a message after five crashes within a minute", async () => {
    let starts = 0;
    async function start() {
      starts += 1;
      const server = await startProcess();
      server.child.kill("SIGKILL");
      return server;
    }
    const lines = [];
    const server = await superviseServer(start, (line) => lines.push(line));
    await expect(server.over).rejects.toThrow("The server exited 5 times within a minute (last: SIGKILL)");
    expect(starts).toBe(5);
    expect(lines.filter((line) => line.includes("restarting it"))).toHaveLength(4);
  });

  test("counts a server that ends before it serves, and fails at once when the first one does", async () => {
    let starts = 0;
    async function start() {
      starts += 1;
      if (starts > 1) throw new Error("it never served", { cause: "exit code 1" });
      const server = await startProcess();
      server.child.kill("SIGKILL");
      return server;
    }
    const server = await superviseServer(start, () => {});
    await expect(server.over).rejects.toThrow("5 times within a minute (last: exit code 1)");
    await expect(superviseServer(start, () => {})).rejects.toThrow("it never served");
  });
});
