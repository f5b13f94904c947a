import { readCsv, withoutSeparatorLine } from "./csv-reading.rules";

const header = "category,title,description";
const isRow = (cells: string[], columns: string[]) =>
  cells.length === columns.length && cells[0] === "products";

function read(...lines: string[]) {
  return readCsv([header, ...lines].join("\r\n"), { delimiter: ",", maxRecords: 100, isRow }).slice(1);
}

const good = (...cells: string[]) => ({ cells, stray: false });
const stray = (...cells: string[]) => ({ cells, stray: true });

describe("readCsv", () => {
  test("reads quoted cells with commas, doubled quotes, and line breaks", () => {
    expect(read('products,"TV, 24"" wide","One\r\nTwo, three\n\nFour"', "products,Lamp,")).toEqual([
      good("products", 'TV, 24" wide', "One\r\nTwo, three\n\nFour"),
      good("products", "Lamp", ""),
    ]);
  });

  test("keeps an inch mark inside a cell", () => {
    expect(read('products,TV 24" wide,A TV', 'products,Pipe 3/4",x')).toEqual([
      good("products", 'TV 24" wide', "A TV"),
      good("products", 'Pipe 3/4"', "x"),
    ]);
  });

  test.each([
    ["opens a cell and never closes", 'products,"Lamp,A lamp', stray("products", '"Lamp', "A lamp")],
    ["is inside a quoted cell", 'products,"TV 24" wide",A TV', stray("products", 'TV 24" wide', "A TV")],
    ["follows a closing quote", 'products,"Lamp"x,A lamp', stray("products", '"Lamp"x', "A lamp")],
  ])("marks only the row in which a quote %s", (_name, line, record) => {
    const others = ["products,Chair,Oak", 'products,"Desk, large","Walnut"'];
    expect(read(line, ...others)).toEqual([
      record,
      good("products", "Chair", "Oak"),
      good("products", "Desk, large", "Walnut"),
    ]);
  });

  test("reads the inch mark of a later row as text", () => {
    expect(read('products,"Lamp,A lamp', 'products,Screen 24",Wide', "products,Chair,Oak")).toEqual([
      stray("products", '"Lamp', "A lamp"),
      good("products", 'Screen 24"', "Wide"),
      good("products", "Chair", "Oak"),
    ]);
  });

  test("keeps line breaks and commas in a quoted cell", () => {
    expect(read('products,Lamp,"A lamp\r\nred, green, blue"')).toEqual([
      good("products", "Lamp", "A lamp\r\nred, green, blue"),
    ]);
  });

  test.each(["\n", "\r\n", "\r"])("reads lines with the ending %j", (end) => {
    const text = ["a;b", "1;2", "", "3;4", ""].join(end);
    expect(readCsv(text, { delimiter: ";", maxRecords: 10, isRow }).map(({ cells }) => cells)).toEqual([
      ["a", "b"],
      ["1", "2"],
      [""],
      ["3", "4"],
    ]);
  });

  test("stops at the record limit", () => {
    expect(readCsv("a\n".repeat(9), { delimiter: ",", maxRecords: 4, isRow })).toHaveLength(4);
  });
});

describe("withoutSeparatorLine", () => {
  test.each([
    ["sep=,\r\na,b", "a,b", ","],
    ["\uFEFFsep=;\na;b", "a;b", ";"],
    ['"sep=\t"\na\tb', "a\tb", "\t"],
    ["sep=,,,,,\na,b", "a,b", ","],
    ['"sep=;";;;\na;b', "a;b", ";"],
    ["sep=; \r\na;b", "a;b", ";"],
    ["\nSEP = |\ra|b", "a|b", "|"],
    ["sep=\\t\na\tb", "a\tb", "\t"],
    ["sep=\na", "sep=\na", undefined],
    ["\uFEFFa,b", "a,b", undefined],
    ["separator,b", "separator,b", undefined],
  ])("reads %j", (text, rest, delimiter) => {
    expect(withoutSeparatorLine(text)).toEqual(delimiter ? { text: rest, delimiter } : { text: rest });
  });
});
