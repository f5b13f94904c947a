import { nextState } from "@/lib/shared/steps";
import {
  columnOf,
  delimiterOf,
  importActions,
  importActors,
  importEnds,
  importStatuses,
  importSteps,
  maxImportRows,
  readCells,
  type ImportAction,
  type ImportEnd,
  type ImportStatus,
} from "./import.rules";

describe("the states of an import", () => {
  type Action = ImportAction | ImportEnd;
  const actions: readonly Action[] = [...importActions, ...importEnds];

  /** Who may do what in which state, and where it leads: everything that is not here is refused. */
  const table: Record<ImportStatus, Partial<Record<Action, string>>> = {
    previewed: { confirm: "owner → running", cancel: "owner → cancelled" },
    running: { cancel: "owner → cancelled", finish: "system → done", fail: "system → failed" },
    done: {},
    failed: {},
    cancelled: {},
  };
  const cells = importStatuses.flatMap((status) =>
    actions.flatMap((action) => importActors.map((actor) => [status, action, actor] as const)),
  );

  test.each(cells)("%s, %s by %s leads where the table says", (status, action, actor) => {
    const [who, to] = (table[status][action] ?? "").split(" → ");
    expect(nextState(importSteps, { status, action, actor })).toBe(who === actor ? to : null);
  });

  test("take ten thousand rows", () => {
    expect(maxImportRows).toBe(10_000);
  });
});

describe("columnOf", () => {
  test.each([
    ["Title", "title"],
    ["area_sq_ft", "areaSqFt"],
    ["Listing type", "listingType"],
    ["Colour", null],
  ])("reads %s as %s", (header, column) => {
    expect(columnOf(header)).toBe(column);
  });
});

describe("delimiterOf", () => {
  test.each([
    ["a,b,c\n1;2;3;4;5", ","],
    ["a;b;c", ";"],
    ["a\tb\tc", "\t"],
    ['"a;b;c;d",e,f', ","],
  ])("finds what parts the columns of %j", (text, mark) => {
    expect(delimiterOf(text)).toBe(mark);
  });
});

describe("readCells", () => {
  test("reads money, numbers, yes and no, and categories by any of their names", () => {
    const { input, errors } = readCells({
      category: "Real Estate",
      title: " House ",
      price: "$1,250.50",
      beds: "3",
      pets: "No",
      furnished: "x",
    });
    expect(errors).toEqual([]);
    expect(input).toEqual({
      category: "realestate",
      title: "House",
      price: 1250.5,
      details: { beds: 3, pets: false, furnished: true },
    });
  });

  test("names the fields that cannot be read", () => {
    const { errors } = readCells({ price: "cheap", pickup: "perhaps" });
    expect(errors.map(({ field }) => field)).toEqual(["price", "pickup"]);
  });

  test("parts pictures at spaces, commas, semicolons and bars", () => {
    expect(readCells({ images: "a b|c;d,e" }).images).toEqual(["a", "b", "c", "d", "e"]);
  });
});
