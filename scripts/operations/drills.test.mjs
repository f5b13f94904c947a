import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";
import { drills, fitDrills, matches, selectDrills } from "./drills.mjs";

const usual = Object.keys(drills).filter((name) => name !== "clocks");

describe("selectDrills", () => {
  test.each([
    [["prisma/migrations/20261129000000_tables/migration.sql"], ["clones", "backups", "plans", "search"]],
    [["e2e/operations/weight.spec.ts"], ["restarts", "memory", "weight"]],
    [["scripts/clock/moments.mjs"], ["clocks"]],
    [["e2e/operations/admission.spec.ts"], ["restarts", "admission", "memory", "weight"]],
    [["docs/map.md", "README.md"], []],
    [["jest.config.ts"], usual],
    [null, usual],
  ])("chooses the drills of %j", (changed, names) => {
    expect(selectDrills(changed)).toEqual(names);
  });
});

describe("fitDrills", () => {
  test.each([
    [undefined, ["clocks", "plans", "weight"], []],
    [34, ["clocks", "plans", "weight"], []],
    [33, ["plans", "weight"], ["clocks"]],
    [3, ["weight"], ["clocks", "plans"]],
    [0, [], ["clocks", "plans", "weight"]],
  ])("runs the shortest within %s minutes and names the others", (minutes, run, left) => {
    expect(fitDrills(["clocks", "plans", "weight"], minutes)).toEqual({ run, left });
  });

  test("runs every drill but the long one within 56 minutes", () => {
    expect(fitDrills(Object.keys(drills), 56)).toEqual({ run: usual, left: ["clocks"] });
  });
});

describe("drills", () => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: inRoot() });
  const files = listed.toString().split("\n");

  test("names only paths that exist", () => {
    const all = Object.values(drills).flatMap(({ paths }) => paths);
    expect(all.filter((path) => !files.some((file) => matches(file, path)))).toEqual([]);
  });

  test("runs every operations test in exactly one drill", () => {
    const runs = Object.values(drills).flatMap(({ jest = [], playwright = [] }) => [
      ...jest,
      ...playwright.map((name) => `e2e/operations/${name}`),
    ]);
    const tests = files.filter((file) =>
      /\.operations\.test\.(ts|mjs)$|^e2e\/operations\/.*\.spec\.ts$/.test(file),
    );
    const counts = tests.map((file) => [file, runs.filter((run) => file.startsWith(run)).length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test("changes texts in the dev drill that their components contain", () => {
    const drill = readFileSync(inRoot("e2e/operations/development.spec.ts"), "utf8");
    const changes = [...drill.matchAll(/file: "([^"]+)", text: "([^"]+)"/g)];
    expect(changes).toHaveLength(2);
    for (const [, file, text] of changes) expect(readFileSync(inRoot(file), "utf8")).toContain(text);
  });
});
