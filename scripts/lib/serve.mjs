import { bundlePath } from "./bundle.mjs";
import { describeEnd, end, logLineArgs, startNode } from "./child.mjs";
import { Problem } from "./problem.mjs";

export const serverEntry = "scripts/server.ts";
export const rendererEntry = "scripts/renderer.ts";

/**
 * Starts the production server and resolves once it accepts requests. It runs in its own process group, so Ctrl-C
 * reaches it only through `stop()`, which lets requests in flight finish. `exited` resolves with a description of how
 * it ended; if it ends before it accepts requests, that is the cause of the thrown Problem.
 *
 * Half the usual young generation means slightly more frequent garbage collection and 16 MB less per process. Source
 * maps aren't loaded at runtime, because Node keeps each one in memory with its sources; `npm run stack` applies them
 * to a log later.
 * @param {{ env: Record<string, string | undefined>, stdio?: import("node:child_process").IOType[] }} options
 */
export async function serve({ env, stdio }) {
  const child = startNode([...logLineArgs, "--max-semi-space-size=8", bundlePath(serverEntry)], {
    // For glibc: each compressor thread would have its own heap, which never shrinks.
    env: {
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      ...env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    stdio,
    detached: true,
  });
  const exited = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(describeEnd(code, signal))),
  );
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("error", reject);
    void exited.then((how) =>
      reject(new Problem(`The server exited before it was ready (${how}).`, { cause: how })),
    );
  });
  const timeoutMs = 40_000 + 1000 * Number(env.DRAIN_SECONDS || 0);
  return { pid: child.pid, exited, stop: () => end(child, { timeoutMs }) };
}
