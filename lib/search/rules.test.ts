import { roundEstimate } from "./rules";
import { splitWords, uniqueWords } from "./analysis/normalizer.rules";
import { quoteLexeme } from "./analysis/tsquery.rules";

test("lowercases, folds accents, and splits at everything but letters and digits", () => {
  expect(splitWords("Café-Table, 24/7 O'Brien's 27.5\" a_b 🔥 Ｆｕｌｌ")).toEqual([
    "cafe",
    "table",
    "24",
    "7",
    "o",
    "brien",
    "s",
    "27",
    "5",
    "a",
    "b",
    "full",
  ]);
  expect(splitWords("& | ! : * \\ ( ' \u0000")).toEqual([]);
});

test("returns each word once, at most 24, cut to forty letters", () => {
  expect(uniqueWords("sofa SOFA sofá table")).toEqual(["sofa", "table"]);
  expect(uniqueWords("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toHaveLength(24);
  expect(uniqueWords("x".repeat(10_000))).toEqual(["x".repeat(40)]);
});

test("escapes the syntax of a query", () => {
  expect(quoteLexeme("o'b\\r & x")).toBe("'o''b\\\\r & x'");
});

test("rounds to two digits", () => {
  expect([7.4, 99, 123, 1264, 12_345, 999_999].map(roundEstimate)).toEqual([
    7, 99, 120, 1300, 12_000, 1_000_000,
  ]);
});
