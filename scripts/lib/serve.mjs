import { bundlePath } from "./bundle.mjs";
import { describeEnd, end, logLineArgs, startNode } from "./child.mjs";
import { Problem } from "./problem.mjs";

export const serverEntry = "scripts/server.ts";
export const rendererEntry = "scripts/renderer.ts";

/**
 * Starts the production server and resolves when it takes requests. It is in a process group of its own: Ctrl-C reaches
 * it through `stop()` only, which lets the requests in flight finish. `exited` resolves with how it ended, in words; the
 * Problem of one that ends before has that as its cause.
 *
 * A young generation of half the usual size clears up a little more often, and takes 16 MB less in each process. Source maps
 * are not read at run time, since Node keeps each whole, with its sources: `npm run stack` reads a log with them later.
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
