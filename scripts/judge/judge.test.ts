/** @jest-environment node */
import { judge, setNames, setTables, type SetName, type Verdict } from "./judge";

test("every set that is asked is printed with how many questions it has", () => {
  const verdict = judge(
    { kind: "none", text: "unicorn", wanted: null },
    { items: [], isPartial: false, corrected: null },
    [],
  );
  const asked = Object.fromEntries(
    setNames.map((name, index) => [name, Array.from({ length: 11 + index }, () => verdict)]),
  ) as Record<SetName, Verdict[]>;
  const totals = setTables(asked).match(/^\| all \| \d+/gm);
  expect(totals).toEqual(setNames.map((_, index) => `| all | ${11 + index}`));
  expect(setNames).toContain("outside");
});
