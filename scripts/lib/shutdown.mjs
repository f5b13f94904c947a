import { endAll } from "./child.mjs";
import { printError } from "./problem.mjs";

const tasks = [];
/** @type {Promise<never> | null} */
let stopping = null;

/** Registers cleanup for the end of the script, in reverse order. Returns an unregister function. */
export function onShutdown(work) {
  tasks.push(work);
  return () => void tasks.splice(tasks.indexOf(work), 1);
}

/** @returns {Promise<never>} */
async function stopEverything(code) {
  let result = code;
  for (const work of tasks.reverse()) {
    try {
      await work();
    } catch (error) {
      printError(error);
      result = 1;
    }
  }
  await endAll();
  process.exit(result);
}

export function shutDown(code) {
  stopping ??= stopEverything(code);
  return stopping;
}

export function isShuttingDown() {
  return stopping !== null;
}

// npm forwards Ctrl-C to scripts that already got it from the terminal, so a repeat within a second is ignored.
const impatientAfter = 1000;

/** Shuts down on SIGINT, SIGTERM, or SIGHUP; another signal more than a second later exits immediately with code 1. */
export function stopOnSignals({ code, onFirst = () => {} }) {
  /** @type {number | null} */
  let first = null;
  function handle() {
    if (first === null) {
      first = performance.now();
      onFirst();
      void shutDown(code);
    } else if (performance.now() - first > impatientAfter) {
      process.exit(1);
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, handle);
  if (process.env.npm_lifecycle_event) whenNpmIsGone(handle);
}

// If npm is killed before it can forward the signal, the site would keep running. package.json starts scripts with
// `exec`, so that npm is their direct parent.
function whenNpmIsGone(act) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    act();
  }, 1000);
  watch.unref();
}
