import { listFiles } from "@/prisma/test/schemas";
import { titlesIn } from "@/prisma/test/test-titles";
import { drills } from "@/scripts/operations/drills.mjs";
import { judge, titlePattern } from "@/scripts/trust/outcomes.mjs";
import { readSecurity } from "@/scripts/trust/statements.mjs";

type NamedTest = { file: string; title: string };

const { statements, faults } = readSecurity();
const scripts = listFiles("package.json").length > 0 ? listFiles("scripts/*.mjs") : [];
const known = new Map<string, Set<string>>();

function isMissing({ file, title }: NamedTest): boolean {
  const titles = known.get(file) ?? titlesIn(file);
  known.set(file, titles);
  return !titles.has(title);
}

test("lists the 60 statements in order", () => {
  expect(statements.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("names existing tests, whose titles begin with the number, for every statement", () => {
  const wrong = statements.flatMap(({ number, tests }) =>
    tests
      .filter((one) => isMissing(one) || !one.title.startsWith(`${number}: `))
      .map(({ file, title }) => `${number}: ${file} › ${title}`),
  );
  expect(wrong).toEqual([]);
});

test("lists every numbered test as evidence of its statement", () => {
  const listed = new Set(
    statements.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} › ${title}`)),
  );
  const files = listFiles("*").filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file));
  const numbered = files.flatMap((file) =>
    [...titlesIn(file)].filter((title) => /^\d+: /.test(title)).map((title) => `${file} › ${title}`),
  );
  expect(numbered.filter((one) => !listed.has(one))).toEqual([]);
});

test("finds every command", () => {
  const commands = [...statements, ...faults].flatMap((one) => one.commands);
  const missing = commands.filter((command) => {
    const [name = ""] = command.replace("npm run ", "").split(/[ :]/);
    return !scripts.includes(`scripts/${name}.mjs`);
  });
  expect(missing).toEqual([]);
});

test("finds every fault among the tests of a drill", () => {
  expect(faults).toHaveLength(11);
  const runs = Object.values(drills).flatMap((drill) => [
    ...("jest" in drill ? drill.jest : []),
    ...("playwright" in drill ? drill.playwright.map((name) => `e2e/operations/${name}`) : []),
  ]);
  const wrong = faults.flatMap(({ fault, tests, commands }) => [
    ...tests
      .filter((one) => isMissing(one) || !runs.some((run) => one.file.startsWith(run)))
      .map(({ file, title }) => `${fault}: ${file} › ${title}`),
    ...(tests.length + commands.length === 0 ? [fault] : []),
  ]);
  expect(wrong).toEqual([]);
});

describe("judge", () => {
  const evidence = {
    tests: [{ file: "a.test.ts", title: "1: refuses %j for ${name}" }],
    commands: ["npm run bench"],
    byHand: [],
  };
  const passed = { file: "a.test.ts", title: "1: refuses 7 for Ann", status: "passed" as const };
  const results = (
    outcomes: (typeof passed | { file: string; title: string; status: "failed" | "skipped" })[],
    isGood?: boolean,
  ) => ({
    outcomes,
    commands: new Map(isGood === undefined ? [] : [["npm run bench", isGood]]),
    reasons: new Map([["a.test.ts", "no browser"]]),
  });

  test.each([
    ["passed", [passed], true],
    [
      "failed: a.test.ts › 1: refuses %j for ${name}",
      [passed, { ...passed, status: "failed" as const }],
      true,
    ],
    ["failed: npm run bench", [passed], false],
    ["failed: npm run bench", [], false],
    ["not run: npm run bench", [passed], undefined],
    ["not run: no browser", [{ ...passed, status: "skipped" as const }], true],
    ["not run: no browser", [{ ...passed, file: "b.test.ts" }], true],
  ])("answers '%s'", (answer, outcomes, isGood) => {
    expect(judge(evidence, results(outcomes, isGood))).toBe(answer);
  });

  test("lists manual checks", () => {
    expect(judge({ ...evidence, byHand: ["zoom"] }, results([passed], true))).toBe("passed; by hand: zoom");
  });

  test("matches the whole title", () => {
    expect(titlePattern("1: a (%s)").test("1: a (b)")).toBe(true);
    expect(titlePattern("1: a: %#").test("1: a: 0")).toBe(true);
    expect(titlePattern("1: a").test("1: a and b")).toBe(false);
  });
});
