import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { textOf } from "../../lib/shared/log-lines.mjs";
import { inputEntries } from "../../scripts/lib/build-inputs.mjs";
import { bundlePath } from "../../scripts/lib/bundle.mjs";
import { mustRunNode } from "../../scripts/lib/child.mjs";
import { inRoot, root } from "../../scripts/lib/paths.mjs";

const linked = ["-a", "--link"];
const copied = ["-a"];

const makeInputs = `
  const { prepareBuildInputs } = await import("./scripts/lib/build-inputs.mjs");
  await prepareBuildInputs();`;

function copyPackages(to) {
  try {
    execFileSync("cp", [...linked, inRoot("node_modules"), to], { stdio: "ignore" });
  } catch {
    // Hard links need the same file system and a `cp` that supports them.
    rmSync(join(to, "node_modules"), { recursive: true, force: true });
    execFileSync("cp", [...copied, inRoot("node_modules"), to]);
  }
}

/** Uses `rm` because Node's `rmSync` takes twice as long for 70,000 files. */
function removeFolder(folder) {
  try {
    execFileSync("rm", ["-rf", folder]);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyCheckout(folder) {
  const listing = ["ls-files", "-co", "--exclude-standard", "-z"];
  const files = execFileSync("git", listing, { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(inRoot(file), join(folder, file));
  }
}

function copyBuild(folder) {
  mkdirSync(join(folder, ".next"), { recursive: true });
  for (const name of readdirSync(inRoot(".next")).filter((other) => other !== "cache")) {
    execFileSync("cp", [...copied, inRoot(".next", name), join(folder, ".next")]);
  }
  copyFileSync(inRoot("public/sw.js"), join(folder, "public/sw.js"));
}

async function copyInputs(folder) {
  await mustRunNode("What a build needs", ["--input-type=module", "--eval", makeInputs], {});
  mkdirSync(join(folder, "dist"), { recursive: true });
  const programs = inputEntries.map(bundlePath).flatMap((path) => [path, `${path}.map`]);
  execFileSync("cp", [...copied, ...programs, join(folder, "dist")]);
  execFileSync("cp", [...copied, inRoot("prisma/generated"), join(folder, "prisma")]);
}

function launchProgram([command, ...args], { folder, env }) {
  const child = spawn(command, args, { cwd: folder, env, stdio: "pipe" });
  let raw = "";
  let output = "";
  const waiting = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      raw += text;
      output = raw.split("\n").map(textOf).join("\n");
      for (const check of waiting) check();
    });
  }
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, output }));
  });
  function waitForOutput(pattern) {
    return new Promise((resolve, reject) => {
      const check = () => pattern.test(output) && resolve(output);
      waiting.add(check);
      check();
      void ended.then(() => reject(new Error(`It ended without ${pattern}:\n${output}`)));
    });
  }
  return { child, ended, printed: waitForOutput, output: () => output };
}

/**
 * Clones the working tree as it is right after `npm ci`: tracked and new files, packages, nothing generated.
 * `takeBuild` adds the production build without its caches, and `takeInputs` the build inputs, which take five seconds
 * to generate; `run` and `launch` start programs with a clean environment. Without `packages` the clone is as before
 * `npm ci`.
 */
export function cloneCheckout({ packages = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "plaza-clone-"));
  copyCheckout(folder);
  if (packages) copyPackages(folder);
  const home = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: process.env.LANG };
  const launch = (command, env = {}) => launchProgram(command, { folder, env: { ...home, ...env } });
  return {
    folder,
    takeBuild: () => copyBuild(folder),
    takeInputs: () => copyInputs(folder),
    launch,
    run: (command, env) => launch(command, env).ended,
    remove: () => removeFolder(folder),
  };
}
