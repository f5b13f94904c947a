import { parse } from "csv-parse/sync";
import { csvLines } from "./csv.rows";
import { unescapeCell } from "./csv.rules";

describe("a CSV cell", () => {
  test.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+1", "'+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-cmd|calc", "'-cmd|calc"],
    ["\tTab", "'\tTab"],
    ["\n=1+1", "'\n=1+1"],
    ["\uFF1DHYPERLINK(1)", "'\uFF1DHYPERLINK(1)"],
    ["\uFF20SUM(A1)", "'\uFF20SUM(A1)"],
    ["'=1+1", "''=1+1"],
    ["'plain", "'plain"],
    ["-12.5", "-12.5"],
    [-12.5, "-12.5"],
    ["plain", "plain"],
    ['say "hi", twice', 'say ""hi"", twice'],
    ["sold; =HYPERLINK(1)", "sold; =HYPERLINK(1)"],
  ])("writes %j as %j, in quotes", (value, written) => {
    expect(csvLines([[value, null]])).toBe(`"${written}",\r\n`);
  });

  test("reads a cell back unchanged, even with special characters", () => {
    const cells = ["=1+1", "a,b", 'q"q', "line\nline", " space ", "ünïcode 🪑", "'quoted", "'=1+1"];
    const [read = []] = parse(csvLines([cells])) as string[][];
    expect(read.map(unescapeCell)).toEqual(cells);
  });
});
