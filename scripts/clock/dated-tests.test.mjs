import { chooseDated, findDated } from "./dated-tests.mjs";

const chosen = (files) => chooseDated(new Map(Object.entries(files)));

describe("chooseDated", () => {
  test("chooses tests that name a date, themselves or in support that they import", () => {
    const names = chosen({
      "lib/jobs/lists.integration.test.ts": 'const end = "2026-12-01";',
      "lib/jobs/own.integration.test.ts": 'import { job } from "@/prisma/test/jobs";',
      "lib/jobs/other.integration.test.ts": 'import { person } from "@/prisma/test/people";',
      "lib/jobs/copy.test.ts": 'const end = "2026-12-01";',
      "prisma/test/jobs.ts": 'import { day } from "./days";',
      "prisma/test/days.ts": "export const day = Date.UTC(2027, 1, 1);",
      "prisma/test/people.ts": "export const born = daysFromNow(-3);",
    });
    expect(names).toEqual(["lib/jobs/lists.integration.test.ts", "lib/jobs/own.integration.test.ts"]);
  });

  test.each([
    ["now() + interval '1 month'", true],
    ["date_trunc('year', now())", true],
    ["date.setUTCMonth(2)", true],
    ["now() + interval '30 days'", false],
  ])("chooses all tests of a noun with %s: %p", (text, isChosen) => {
    const test = "lib/subscriptions/periods.integration.test.ts";
    const files = { [test]: "", "lib/subscriptions/rows.ts": text, "lib/jobs/own.integration.test.ts": "" };
    expect(chosen(files)).toEqual(isChosen ? [test] : []);
  });
});

test("finds tests of this checkout that depend on the date", () => {
  expect(findDated()).toEqual(
    expect.arrayContaining([
      "lib/subscriptions/periods.integration.test.ts",
      "lib/visits/rollup.integration.test.ts",
    ]),
  );
});
