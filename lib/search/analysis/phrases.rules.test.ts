import { hasWords, phrasesOf } from "./phrases.rules";
import { isStopWord } from "./word-classes.rules";

test("returns phrases of one to three words without a stop word at either end", () => {
  expect(phrasesOf("Table of Solid Oak", "The Corner Shop").sort()).toEqual([
    "oak",
    "solid",
    "solid oak",
    "table",
    "table of solid",
    "the corner shop",
  ]);
});

test("forms no phrase across a comma, a dash, or part of a compound", () => {
  const phrases = phrasesOf("SUV by Prairie, backup camera, all-season tires – St. Louis & Co.", "");
  expect(phrases).toEqual(
    expect.arrayContaining(["backup camera", "all season tires", "all season", "st louis", "suv by prairie"]),
  );
  for (const cut of ["prairie backup", "camera all season", "camera all", "season tires", "tires st"])
    expect(phrases).not.toContain(cut);
  expect(phrases).toContain("season");
  expect(phrases.some((phrase) => phrase.endsWith("louis co"))).toBe(false);
});

test("omits bare numbers and single letters, and truncates endless words", () => {
  expect(phrasesOf(`27 X ${"y".repeat(70)}`, "").filter((phrase) => !phrase.includes(" "))).toEqual([
    "y".repeat(40),
  ]);
});

test("requires whole words, and a prefix of the last one", () => {
  expect(hasWords("Vintage Leather Sofa", ["leather", "so"])).toBe(true);
  expect(hasWords("Vintage Leather Sofa", ["leath", "sofa"])).toBe(false);
  expect(hasWords("Vintage Leather Sofa", ["ofa"])).toBe(false);
});

test("recognizes words without meaning", () => {
  expect(["the", "of", "sofa"].map(isStopWord)).toEqual([true, true, false]);
});
