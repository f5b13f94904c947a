import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { end, run } from "../lib/child.mjs";
import { inRoot, root } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { report, step } from "../lib/progress.mjs";
import { onShutdown, stopOnSignals } from "../lib/shutdown.mjs";
import { openPostgres } from "../postgres.mjs";
import { isCompiler, packagesIn } from "./compilers.mjs";
import { parseCopy, parseDockerfile, parseEnv, parseProgram } from "./parse-dockerfile.mjs";

const home = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: "C.UTF-8" };

function copyContext(to) {
  const args = ["ls-files", "-co", "--exclude-standard", "-z"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => name && existsSync(inRoot(name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(inRoot(file), join(to, file));
  }
}

/**
 * Same as COPY in Docker: copies the contents of a folder, or a file under its own name if the target ends with a
 * slash.
 */
function copyInto(source, place, isFolder) {
  if (!existsSync(source)) throw new Problem(`The Dockerfile copies ${source}, which doesn't exist.`);
  const to = statSync(source).isDirectory() || !isFolder ? place : join(place, basename(source));
  mkdirSync(dirname(to), { recursive: true });
  execFileSync("cp", ["-a", statSync(source).isDirectory() ? `${source}/.` : source, to]);
}

async function makeStage(stage, folder, { context, stages }) {
  const made = { env: {}, workdir: folder, at: (path) => join(folder, path) };
  const resolve = (path) => (path.startsWith("/") ? made.at(path) : join(made.workdir, path));
  for (const { word, rest } of stage.steps) {
    if (word === "WORKDIR") {
      made.workdir = made.at(rest);
      mkdirSync(made.workdir, { recursive: true });
    } else if (word === "ENV") Object.assign(made.env, parseEnv(rest));
    else if (word === "COPY") {
      const { from, sources, to } = parseCopy(rest);
      const source = (path) => (from ? stages.get(from).at(path) : join(context, path));
      const isFolder = to.endsWith("/") || sources.length > 1;
      for (const path of sources) {
        mkdirSync(isFolder ? resolve(to) : dirname(resolve(to)), { recursive: true });
        if (statSync(source(path), { throwIfNoEntry: false })?.isDirectory())
          mkdirSync(resolve(to), { recursive: true });
        copyInto(source(path), resolve(to), isFolder);
      }
    } else if (word === "RUN") {
      await step(`RUN ${rest}`, async () => {
        const options = { cwd: made.workdir, env: { ...home, ...made.env } };
        const { code, output } = await run("sh", ["-c", rest], options);
        if (code !== 0) throw new Problem(`${output.trim()}\n\nRUN ${rest} failed with exit code ${code}.`);
      });
    } else if (word === "HEALTHCHECK") made.check = parseProgram(rest);
    else if (word === "CMD") made.command = parseProgram(rest);
    // Only Docker itself needs these.
    else if (!["USER", "EXPOSE", "VOLUME"].includes(word)) throw new Problem(`Unsupported step: ${word}`);
  }
  return made;
}

async function awaitHealth({ check, workdir }, env, child) {
  for (;;) {
    const { code } = await run(check[0], check.slice(1), { cwd: workdir, env });
    if (code === 0) return;
    if (child.exitCode !== null) throw new Problem(`The image's program exited (${child.exitCode}).`);
    await delay(200);
  }
}

async function startImage(image, folder) {
  const database = await openPostgres({ dataDir: join(folder, "database"), durable: false });
  onShutdown(() => database.stop());
  const port = String(await freePort());
  const env = {
    ...home,
    ...image.env,
    HOST: "127.0.0.1",
    PORT: port,
    DATABASE_URL: database.url,
    AUTH_SECRET: "a-secret-that-only-drills-use-0123456789",
  };
  const [program, ...args] = image.command;
  const child = spawn(program, args, { cwd: image.workdir, env, stdio: ["ignore", "inherit", "inherit"] });
  onShutdown(() => end(child, { timeoutMs: 60_000 }));
  await awaitHealth(image, env, child);
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  report(`/api/ready: ${answer.status} ${await answer.text()}`);
  report(`/: ${page.status}, ${(await page.text()).length} characters`);
  if (!answer.ok || !page.ok) throw new Problem("The image doesn't respond correctly.");
}

/**
 * Runs `npm run dockerfile`: executes the steps of the Dockerfile in an empty folder instead of an image, and starts
 * the result. Proves the steps, but neither the base image nor the permissions of its user.
 */
export async function runDockerfile() {
  stopOnSignals({ code: 130 });
  const folder = mkdtempSync(join(tmpdir(), "plaza-image-"));
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user, which must be able to traverse the folder.
  chmodSync(folder, 0o755);
  const context = join(folder, "context");
  copyContext(context);
  const stages = new Map();
  for (const stage of parseDockerfile(readFileSync(inRoot("Dockerfile"), "utf8"))) {
    const made = await makeStage(stage, join(folder, stage.name), { context, stages });
    stages.set(stage.name, made);
  }
  const image = [...stages.values()].at(-1);
  const size = execFileSync("du", ["-sm", image.workdir], { encoding: "utf8" }).split("\t")[0];
  report(`Size of the image's files: ${size} MB`);
  const compilers = packagesIn(join(image.workdir, "node_modules")).filter(isCompiler);
  if (compilers.length > 0) throw new Problem(`The image contains compilers: ${compilers.join(", ")}`);
  await step("The image's program", () => startImage(image, folder));
}
