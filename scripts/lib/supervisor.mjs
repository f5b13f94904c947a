import { setTimeout as delay } from "node:timers/promises";
import { Problem } from "./problem.mjs";

const windowMs = 60_000;
const maxCrashes = 5;
/** Delay in ms before the next restart, by the number of crashes within a minute. */
const restartDelaysMs = [0, 500, 1000, 2000];

/**
 * Restarts a server that exits or is killed. `start` resolves once the server accepts requests, with `exited` and
 * `stop()`; `isAgain` marks a restart. Returns `stop()` and `over`, which rejects with a Problem after five crashes
 * within a minute and resolves after `stop()`.
 */
export async function superviseServer(start, report) {
  const crashes = [];
  let stopping = false;
  let server = await start({ isAgain: false });

  async function pauseAfter(how) {
    crashes.push(performance.now());
    const recent = crashes.filter((time) => time > performance.now() - windowMs).length;
    if (recent >= maxCrashes) {
      throw new Problem(
        `The server exited ${recent} times within a minute (last: ${how}) and isn't restarted.`,
      );
    }
    report(`The server exited unexpectedly (${how}); restarting it`);
    await delay(restartDelaysMs[recent - 1]);
  }

  async function startAgain() {
    try {
      server = await start({ isAgain: true });
      report("Serving again");
    } catch (error) {
      if (stopping) return;
      await pauseAfter(error.cause ?? error.message);
      if (!stopping) await startAgain();
    }
  }

  async function watch() {
    while (!stopping) {
      const how = await server.exited;
      if (stopping) return;
      await pauseAfter(how);
      if (!stopping) await startAgain();
    }
  }

  return {
    over: watch(),
    stop() {
      stopping = true;
      return server.stop();
    },
  };
}
