import { readFileSync } from "node:fs";
import { groupsByWord, operandsOf, parseTerms } from "./terms.rules";

const groups = groupsByWord(
  readFileSync("prisma/data/synonyms.tsv", "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, , , kind]) => kind?.startsWith("job"))
    .map(([, words = "", , kind]) => ({ words: words.split(", "), isCondition: kind === "job_condition" })),
);
const found = (text: string) =>
  parseTerms(text, groups).map(({ typed, others }) => [typed, ...others].join(" | "));
const othersOf = (text: string) => parseTerms(text, groups)[0]!.others;

test.each([
  ["foreman", "site supervisor"],
  ["secretary", "executive assistant"],
  ["secretaries", "executive assistant"],
  ["law office", "paralegal"],
  ["coding", "software engineer"],
  ["warehouse worker", "warehouse"],
  ["daycare staff", "nanny"],
  ["kitchen helper", "kitchen staff"],
  ["paint", "painter"],
])("searches for '%s' also as '%s'", (typed, other) => expect(othersOf(typed)).toContain(other));

test.each([
  ["event management", "manager"],
  ["photo editing", "editor"],
  ["financial analysis", "analyst"],
  ["speech therapy", "therapist"],
])("finds in '%s' a word with the form '%s'", (typed, form) =>
  expect(found(typed).join(" | ")).toContain(form),
);

test.each(["glass worker", "weekend person", "worker"])("splits '%s' into one term per word", (typed) =>
  expect(parseTerms(typed, groups).map((term) => term.typed)).toEqual(typed.split(" ")),
);

test.each(["ring", "zorblax", "marble", "Northwind", "manager"])("searches '%s' only as typed", (typed) =>
  expect(found(typed)).toEqual([typed]),
);

test.each([
  ["%nurse%", ["nurse"]],
  ["nurse & driver", ["nurse", "driver"]],
  ["_ % nurse \\ ***", ["nurse"]],
  ["c++ %", ["c++"]],
  ["%%%", []],
])("ignores the symbols in '%s' next to words", (typed, words) =>
  expect(parseTerms(typed, groups).map((term) => term.typed)).toEqual(words),
);

test("distinguishes work, hours, qualifiers, and other words", () =>
  expect(parseTerms("experienced nurse night shift own", groups).map(({ kind }) => kind)).toEqual([
    "qualifier",
    "work",
    "condition",
    "word",
  ]));

test("counts an acronym of a trade as a word, in a phrase too", () => {
  const support = { phrase: "IT support", query: "'support'", lexemes: ["support"] };
  expect(operandsOf(support)).toMatchObject({
    anywhere: "('support' & 'xe_it')",
    titled: "('xt_support' & 'xt_it')",
  });
  expect(operandsOf({ phrase: "of the", query: "", lexemes: [] })).toBeNull();
});
