import { readFileSync } from "node:fs";
import path from "node:path";
import { tokensOf } from "../analysis/tokens.rules";
import {
  errandStart,
  parseErrand,
  petSittingPhrase,
  rewriteAsOffer,
  servicesForSymptoms,
  replaceBreeds,
} from "./sentences.rules";

const words = (tokens: readonly { word: string }[]) => tokens.map(({ word }) => word).join(" ");
const offeredText = (text: string, isPhrase?: Parameters<typeof rewriteAsOffer>[1]) =>
  words(rewriteAsOffer(tokensOf(text), isPhrase));

const cases = readFileSync(path.join(__dirname, "sentences.cases.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string]);

test.each(cases)("turns '%s' into the offer '%s'", (typed, offered) => {
  expect(offeredText(typed)).toBe(offered);
});

const known = (...phrases: string[]) => {
  const all = new Set(phrases);
  return (run: readonly string[]) => all.has(run.join(" "));
};

test.each([
  ["the toilet is leaking", "leaking toilet"],
  ["my sink leaks", "leaking sink"],
  ["tap is dripping", "leaking tap"],
  ["my drain is clogged", "clogged drain"],
  ["our toilet is backed up", "backed up toilet"],
])("turns '%s' into the listed phrase '%s'", (typed, phrase) => {
  expect(offeredText(typed, known(phrase))).toBe(phrase);
});

test.each([
  ["cleaning for when we move out of our flat", "move out cleaning"],
  ["moving out and the house has to be cleaned", "moving out cleaning"],
])("turns '%s' into the listed work '%s'", (typed, phrase) => {
  expect(offeredText(typed, known(phrase))).toBe(phrase);
});

test("leaves a listed phrase with a lead-in unchanged", () => {
  expect(offeredText("get in shape", known("get in shape"))).toBe("get in shape");
});

test("ranks by terms and reasons without requiring them", () => {
  const offered = rewriteAsOffer(tokensOf("free estimate to fix my sink"));
  expect(words(offered)).toBe("sink repair free estimate");
  expect(offered.map(({ isTerm = false }) => isTerm)).toEqual([false, false, true, true]);
  expect(words(rewriteAsOffer(offered))).toBe("sink repair free estimate");
});

test.each([
  ["kid down the street to mow my lawn", "mow my lawn"],
  ["too old to learn an instrument", "learn an instrument"],
])("finds in '%s' the start of '%s'", (text, errand) => {
  const tokens = tokensOf(text);
  expect(words(tokens.slice(errandStart(tokens)!))).toBe(errand);
});

test("separates the action of an errand from its object", () => {
  expect(parseErrand(tokensOf("paint the old nursery before fall"))).toEqual({
    thing: ["old", "nursery"],
    activity: "painting",
  });
  expect(parseErrand(tokensOf("sun and moon clock"))).toBeNull();
});

test("names pet sitting only if the owner is away", () => {
  expect(petSittingPhrase(tokensOf("we are traveling and have two kittens"))).toBe("cat sitting");
  expect(petSittingPhrase(tokensOf("we have two kittens"))).toBeNull();
});

test("replaces the breed of an owned dog", () => {
  expect(words(replaceBreeds(tokensOf("wash and trim my poodle")))).toBe("wash and trim my dog");
  expect(words(replaceBreeds(tokensOf("poodle skirt")))).toBe("poodle skirt");
});

test.each([
  ["my back is killing me", ["back pain"]],
  ["our puppy chews everything", ["dog training"]],
  ["squeaky front door", ["front door repair"]],
  ["look over a used car before i buy it", ["used car inspection"]],
  ["dripping through the ceiling", []],
])("suggests for '%s' %j", (text, offered) => {
  expect(servicesForSymptoms(tokensOf(text))).toEqual(offered);
});
