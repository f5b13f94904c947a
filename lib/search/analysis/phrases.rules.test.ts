import { hasWords, phrasesOf } from "./phrases.rules";
import { isStopWord } from "./word-classes.rules";

test("phrasesOf takes one to three words that begin and end with no stop word", () => {
  expect(phrasesOf("Table of Solid Oak", "The Corner Shop").sort()).toEqual([
    "oak",
    "solid",
    "solid oak",
    "table",
    "table of solid",
    "the corner shop",
  ]);
});

test("phrasesOf suggests nothing across a comma, a dash or part of a compound", () => {
  const phrases = phrasesOf("SUV by Prairie, backup camera, all-season tires – St. Louis & Co.", "");
  expect(phrases).toEqual(
    expect.arrayContaining(["backup camera", "all season tires", "all season", "st louis", "suv by prairie"]),
  );
  for (const cut of ["prairie backup", "camera all season", "camera all", "season tires", "tires st"])
    expect(phrases).not.toContain(cut);
  expect(phrases).toContain("season");
  expect(phrases.some((phrase) => phrase.endsWith("louis co"))).toBe(false);
});

test("phrasesOf leaves out bare numbers, single letters and endless words", () => {
  expect(phrasesOf(`27 X ${"y".repeat(70)}`, "").filter((phrase) => !phrase.includes(" "))).toEqual([
    "y".repeat(40),
  ]);
});

test("hasWords wants whole words and the beginning of the last one", () => {
  expect(hasWords("Vintage Leather Sofa", ["leather", "so"])).toBe(true);
  expect(hasWords("Vintage Leather Sofa", ["leath", "sofa"])).toBe(false);
  expect(hasWords("Vintage Leather Sofa", ["ofa"])).toBe(false);
});

test("isStopWord knows words that say nothing", () => {
  expect(["the", "of", "sofa"].map(isStopWord)).toEqual([true, true, false]);
});
