import { formatNearestCount, formatMissing } from "./nearest.copy";
import type { TextTerm } from "@/lib/jobs/analysis/text.rules";
import { findMissing, ambiguousTerms, splitWork, type TitleRole } from "./nearest.rules";

const titles = new Map<string, TitleRole>([
  ["falconer", "head"],
  ["manager", "head"],
  ["office", "beside"],
  ["ranch", "beside"],
  ["own", null],
  ["car", null],
]);

const kinds: Record<string, TextTerm["kind"]> = {
  ...{ "delivery driver": "work", accountant: "work", "warehouse worker": "work", receptionist: "work" },
  ...{ "customer service": "work", cook: "work", nurse: "work", experienced: "qualifier" },
  ...{ "entry level": "condition", "no experience": "condition", weekends: "condition" },
  ...{ "night shift": "condition", nights: "condition" },
};

function termsOf(text: string): Pick<TextTerm, "typed" | "kind">[] {
  const pattern = new RegExp(`${Object.keys(kinds).join("|")}|\\S+`, "g");
  return (text.match(pattern) ?? []).map((typed) => ({ typed, kind: kinds[typed] ?? "word" }));
}

const joined = (terms: readonly { typed: string }[]) => terms.map(({ typed }) => typed).join(" ");

test.each([
  ["delivery driver own car", "delivery driver", ["own car"]],
  ["entry level accountant", "accountant", ["entry level"]],
  ["warehouse worker weekends", "warehouse worker", ["weekends"]],
  ["customer service no experience", "customer service", ["no experience"]],
  ["receptionist no weekends", "receptionist", ["no weekends"]],
  ["cook night shift own car", "cook", ["night shift", "own car"]],
  ["experienced falconer", "falconer", ["experienced"]],
  ["zither falconer own car", "zither falconer", ["own car"]],
  ["falconer ranch", "falconer ranch", []],
  ["office manager nights", "office manager", ["nights"]],
])("finds in '%s' the work '%s'", (text, words, conditions) => {
  const work = splitWork(termsOf(text), titles)!;
  expect([joined(work.words), work.conditions.map(joined)]).toEqual([words, conditions]);
});

test.each(["neurosurgeon own car", "office car", "night shift", "ranch nights"])(
  "shortens no search without work: '%s'",
  (text) => expect(splitWork(termsOf(text), titles)).toBeNull(),
);

test("looks up unknown words in titles, but not conditions or known work", () =>
  expect(joined(ambiguousTerms(termsOf("falconer nurse night shift own car")))).toBe("falconer own car"));

test("names terms that some jobs miss, and terms that all jobs miss", () => {
  const labels = ["Remote", "“own car”", "“nights”"];
  expect(
    findMissing(labels, [
      [false, true, false],
      [false, true, false],
    ]),
  ).toEqual({ missing: ["Remote", "“nights”"], isSame: true });
  expect(
    findMissing(labels, [
      [false, true, true],
      [true, false, true],
    ]),
  ).toEqual({ missing: ["Remote", "“own car”"], isSame: false });
});

test("counts close matches in the singular and the plural", () => {
  expect(formatNearestCount({ total: 1, capped: false })).toBe("No exact matches\u00a0· 1 job comes close");
  expect(formatNearestCount({ total: 12, capped: false })).toBe("No exact matches\u00a0· 12 jobs come close");
  expect(formatMissing({ missing: ["Remote"], isSame: true })).toContain("but not this: Remote.");
  expect(formatMissing({ missing: ["Remote", "“nights”"], isSame: false })).toContain(
    "at least one of these: Remote, “nights”.",
  );
});
