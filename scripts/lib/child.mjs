import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { inRoot, root } from "./paths.mjs";
import { Problem } from "./problem.mjs";

const orphanGuard = pathToFileURL(inRoot("scripts/lib/orphan.mjs")).href;
export const logLineArgs = ["--import", pathToFileURL(inRoot("scripts/lib/log-lines.mjs")).href];
const running = new Set();

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {Omit<import("node:child_process").SpawnOptions, "env"> & { env?: Environment }} Options */
/** @typedef {Omit<Options, "stdio"> & { stdio?: import("node:child_process").IOType[] }} NodeOptions */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
function start(command, args, { env = process.env, cwd = root, stdio, ...rest } = {}) {
  const child = spawn(command, args, { env: /** @type {NodeJS.ProcessEnv} */ (env), cwd, stdio, ...rest });
  running.add(child);
  child.once("close", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Starts a Node script that ends when this process does, however this one ends.
 * @param {readonly string[]} args
 * @param {NodeOptions} [options]
 */
export function startNode(
  args,
  { env = process.env, stdio = ["ignore", "inherit", "inherit"], ...rest } = {},
) {
  return start(process.execPath, ["--import", orphanGuard, ...args], {
    env: { ...env, PLAZA_LAUNCHER: String(process.pid) },
    stdio: [...stdio, "ipc"],
    ...rest,
  });
}

export function describeEnd(code, signal) {
  if (signal === null) return `exit code ${code}`;
  return signal === "SIGKILL" ? "killed, often because memory ran out" : `ended by ${signal}`;
}

/**
 * @param {ChildProcess} child
 * @param {(text: string) => void} [onText]
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null, output: string }>}
 */
function collect(child, onText) {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        onText?.(text);
      });
    }
    child.once("error", (error) => reject(new Problem(`A program can't be started: ${error.message}.`)));
    child.once("close", (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** @type {import("node:child_process").IOType[]} */
const piped = ["ignore", "pipe", "pipe"];

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function run(command, args, options) {
  return collect(start(command, args, { stdio: piped, ...options }));
}

/**
 * @param {readonly string[]} args
 * @param {NodeOptions & { onText?: (text: string) => void }} [options]
 */
export function runNode(args, { onText, ...options } = {}) {
  return collect(startNode(args, { stdio: piped, ...options }), onText);
}

export async function mustRunNode(title, args, options) {
  const { code, signal, output } = await runNode(args, options);
  if (code !== 0) throw new Problem(`${output.trim()}\n\n${title} failed (${describeEnd(code, signal)}).`);
  return output;
}

/**
 * Asks a process to exit, and kills it after `timeoutMs` milliseconds. Resolves once it has exited.
 * @param {ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, timeoutMs?: number }} [options]
 * @returns {Promise<void>}
 */
export function end(child, { signal = "SIGTERM", timeoutMs = 15_000 } = {}) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}

export async function endAll() {
  await Promise.all([...running].map((child) => end(child)));
}
