import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRun, lockRun, removeLeftRun } from "./test-runs.mjs";

let folder;
let path;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plaza-runs-"));
  path = join(folder, "run-1-1");
  mkdirSync(join(path, "postgres"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("keeps a run that is being created or removed", async () => {
  const lock = lockRun(path);
  await removeLeftRun(path);
  expect(existsSync(path)).toBe(true);
  lock?.release();
});

test("removes the rest of a killed run with its lock, even if half of it is already gone", async () => {
  writeFileSync(`${path}.lock`, JSON.stringify({ pid: 2 ** 30, identity: "x", note: {} }));
  await removeLeftRun(path);
  expect(readdirSync(folder)).toEqual([]);
});

test("ignores the lock of a run", () => {
  expect(["run-1-1", "run-1-1.lock", "many-abc"].filter(isRun)).toEqual(["run-1-1"]);
});
