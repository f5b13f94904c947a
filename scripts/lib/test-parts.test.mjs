import { parts, stages } from "./test-parts.mjs";
import { parseArguments } from "./test-plaza.mjs";
import { countJest, countPlaywright, slowest, timePlaywright } from "./test-runners.mjs";

describe("countJest", () => {
  test("counts a file that could not start as a failure", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    };
    expect(countJest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });
});

describe("countPlaywright", () => {
  test("names a test that passed on its retry, and counts errors outside tests as failures", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const flaky = { file: "deal.spec.ts", title: "accepts an offer", tests: [{ status: "flaky" }] };
    const steady = { file: "deal.spec.ts", title: "declines an offer", tests: [{ status: "expected" }] };
    const suites = [{ file: "deal.spec.ts", specs: [steady], suites: [{ specs: [flaky] }] }];
    expect(countPlaywright({ stats, suites, errors: [{ message: "set-up" }] })).toEqual({
      passed: 8,
      failed: 2,
      skipped: 2,
      flaky: ["deal.spec.ts: accepts an offer"],
    });
  });
});

describe("slowest", () => {
  test("names the slowest files, with the times of all projects added up", () => {
    const run = (...durations) => ({ tests: durations.map((duration) => ({ results: [{ duration }] })) });
    const suites = [
      { file: "a.spec.ts", specs: [run(1000, 2000)], suites: [{ specs: [run(4400)] }] },
      { file: "b.spec.ts", specs: [run(9000)] },
    ];
    const times = timePlaywright({ suites });
    expect(slowest(times)).toBe("b.spec.ts 9 s, a.spec.ts 7 s");
    expect(slowest(times, 1)).toBe("b.spec.ts 9 s");
  });
});

describe("stages", () => {
  test("contains every part once", () => {
    expect(stages.flat().sort()).toEqual(Object.keys(parts).sort());
  });
});

describe("parseArguments", () => {
  test("runs every part without arguments", () => {
    const { names } = parseArguments([]);
    expect(names).toEqual(["types", "lint", "format", "unit", "build", "integration", "e2e"]);
  });

  test("accepts several parts", () => {
    expect(parseArguments(["types", "unit"])).toEqual({ names: ["types", "unit"], rest: [] });
  });

  test("passes on the arguments after a part", () => {
    expect(parseArguments(["unit", "lib/money", "-t", "adds"])).toEqual({
      names: ["unit"],
      rest: ["lib/money", "-t", "adds"],
    });
  });

  test.each([[["lib/money"]], [["unit", "e2e", "lib/money"]]])(
    "refuses %j, which does not name exactly one part",
    (args) => {
      expect(() => parseArguments(args)).toThrow("Name one part");
    },
  );
});
