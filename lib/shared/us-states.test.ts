import { parseState, stateName, usStates } from "./us-states";

test("lists the 50 states and the District of Columbia once each, sorted by name", () => {
  expect(usStates).toHaveLength(51);
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect(usStates.map(({ name }) => name)).toEqual([...usStates.map(({ name }) => name)].sort());
});

test("accepts codes in either case and nothing else", () => {
  expect([stateName("tx"), stateName("DC"), stateName("ZZ"), stateName(null)]).toEqual([
    "Texas",
    "District of Columbia",
    null,
    null,
  ]);
});

test.each([
  ["TX", "TX"],
  [" texas ", "TX"],
  ["New  York", "NY"],
  ["D.C.", "DC"],
  ["Washington, D.C.", "DC"],
  ["Washington", "WA"],
  ["N.Y.", "NY"],
  ["Texa", null],
  ["", null],
])("reads %j as %j", (text, code) => {
  expect(parseState(text)).toBe(code);
});
