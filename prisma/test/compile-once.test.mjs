import vm from "node:vm";

const compileIn = (context, source) =>
  vm.compileFunction(source, ["value"], { filename: "/somewhere/a-module.js", parsingContext: context });

test("runs code compiled for one context in another with its own globals and line numbers", () => {
  const [one, other] = [vm.createContext({ name: "one" }), vm.createContext({ name: "other" })];
  const source =
    "globalThis.seen = (globalThis.seen ?? 0) + value;\nreturn [name, seen, new Error('here').stack];";
  const [first] = [compileIn(one, source)(1), compileIn(one, source)(1)];
  const second = compileIn(other, source)(5);
  expect([first.slice(0, 2), second.slice(0, 2), one.seen]).toEqual([["one", 1], ["other", 5], 2]);
  expect(second[2]).toContain("/somewhere/a-module.js:2:");
  expect(compileIn(one, "return value + 1;")(1)).toBe(2);
});
