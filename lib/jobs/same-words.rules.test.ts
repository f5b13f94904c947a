import { termsOf } from "./same-words.rules";

const found = (text: string) => termsOf(text).map((term) => term.join(" | "));

test.each([
  ["foreman", "site supervisor"],
  ["secretary", "executive assistant"],
  ["law office", "paralegal"],
  ["coding", "software engineer"],
  ["warehouse worker", "warehouse"],
  ["daycare staff", "nanny"],
  ["kitchen helper", "kitchen staff"],
])("who looks for '%s' finds '%s'", (typed, other) => expect(termsOf(typed)[0]).toContain(other));

test.each([
  ["event management", "manager"],
  ["photo editing", "editor"],
  ["financial analysis", "analyst"],
  ["speech therapy", "therapist"],
])("a word of '%s' is also '%s'", (typed, form) => expect(found(typed).join(" | ")).toContain(form));

test.each(["glass worker", "weekend person", "worker"])("'%s' names no field", (typed) =>
  expect(termsOf(typed)).toEqual(typed.split(" ").map((word) => expect.arrayContaining([word]))),
);

test.each([
  ["electrition", "electrician"],
  ["acountant", "accountant"],
  ["recepsionist", "receptionist"],
])("'%s' may be meant for '%s', and stays what was typed", (typed, meant) => {
  expect(termsOf(typed)[0]![0]).toBe(typed);
  expect(termsOf(typed)[0]).toContain(meant);
});

test.each(["ring", "zorblax", "marble", "Northwind", "manager"])("'%s' is looked for as it stands", (typed) =>
  expect(termsOf(typed)).toEqual([[typed]]),
);

test.each([
  ["%nurse%", ["nurse"]],
  ["nurse & driver", ["nurse", "driver"]],
  ["_ % nurse \\ ***", ["nurse"]],
  ["c++ %", ["c++"]],
  ["%%%", ["%%%"]],
])("of the signs in '%s' none is looked for beside words", (typed, said) => {
  expect(termsOf(typed).map(([first]) => first)).toEqual(said);
});
