import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { freePort } from "./lib/ports.mjs";

// Building takes half a minute on a free machine and many times that beside other tests.
const patienceMs = 900_000;
jest.setTimeout(patienceMs);

/** What `next build` does before it works. */
const makeInputs = `
  const { prepareBuildInputs } = await import("./scripts/lib/build-inputs.mjs");
  await prepareBuildInputs();`;

let clone;
let database;
let env;

/** As after `npm prune --omit=dev`. */
function removeDevelopmentPackages(folder) {
  const file = join(folder, "node_modules/.package-lock.json");
  const list = JSON.parse(readFileSync(file, "utf8"));
  for (const [location, { dev }] of Object.entries(list.packages)) {
    if (!dev) continue;
    rmSync(join(folder, location), { recursive: true, force: true });
    delete list.packages[location];
  }
  // The file is shared with the checkout.
  rmSync(file);
  writeFileSync(file, JSON.stringify(list));
}

/** Every file and folder of the release with its size and when it was last changed. */
function listRelease() {
  const names = readdirSync(clone.folder, { recursive: true });
  return names.map((name) => {
    const found = statSync(join(clone.folder, name), { throwIfNoEntry: false });
    return `${name} ${found?.size} ${found?.mtimeMs}`;
  });
}

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  clone = cloneCheckout();
  const { code, output } = await clone.run(["node", "--input-type=module", "--eval", makeInputs]);
  if (code !== 0) throw new Error(output);
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
}, patienceMs);

afterAll(async () => {
  clone.remove();
  await database.remove();
}, patienceMs);

test("a release without the packages of development migrates, serves, works and makes an administrator, and writes nothing into its folder", async () => {
  const before = listRelease();
  const site = clone.launch(["node", "scripts/serve.mjs"], { ...env, QUEUE_WORKERS: "separate" });
  await site.printed(/Plaza is ready/);
  const worker = clone.launch(["node", "scripts/tool.mjs", "worker"], env);
  await worker.printed(/Working on/);
  const page = await fetch(`http://localhost:${env.PORT}/`);
  expect([page.status, (await fetch(`http://localhost:${env.PORT}/api/ready`)).status]).toEqual([200, 200]);
  const made = await clone.run(
    ["node", "scripts/tool.mjs", "admin-create", "first", "first@plaza.example"],
    env,
  );
  expect([made.code, made.output]).toEqual([0, expect.stringContaining("The administrator first is made")]);
  const seeded = await clone.run(["node", "scripts/tool.mjs", "seed", "--force"], env);
  expect([seeded.code, seeded.output]).toEqual([
    1,
    expect.stringContaining("needs the packages of development"),
  ]);
  for (const one of [worker, site]) {
    one.child.kill("SIGTERM");
    expect(await one.ended).toMatchObject({ code: 0 });
  }
  expect(listRelease()).toEqual(before);
});
