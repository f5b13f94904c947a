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
const said = (text: string, isPhrase?: Parameters<typeof rewriteAsOffer>[1]) =>
  words(rewriteAsOffer(tokensOf(text), isPhrase));

const cases = readFileSync(path.join(__dirname, "sentences.cases.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string]);

test.each(cases)("toOffered says '%s' as '%s'", (typed, offered) => {
  expect(said(typed)).toBe(offered);
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
])("toOffered says '%s' as the phrase '%s' of the table", (typed, phrase) => {
  expect(said(typed, known(phrase))).toBe(phrase);
});

test.each([
  ["cleaning for when we move out of our flat", "move out cleaning"],
  ["moving out and the house has to be cleaned", "moving out cleaning"],
])("toOffered makes '%s' the work '%s' of the table", (typed, phrase) => {
  expect(said(typed, known(phrase))).toBe(phrase);
});

test("toOffered leaves a phrase of the table whole that begins with a lead-in", () => {
  expect(said("get in shape", known("get in shape"))).toBe("get in shape");
});

test("toOffered marks terms and reasons as words that only rank, last", () => {
  const offered = rewriteAsOffer(tokensOf("free estimate to fix my sink"));
  expect(words(offered)).toBe("sink repair free estimate");
  expect(offered.map(({ isTerm = false }) => isTerm)).toEqual([false, false, true, true]);
  expect(words(rewriteAsOffer(offered))).toBe("sink repair free estimate");
});

test.each([
  ["kid down the street to mow my lawn", "mow my lawn"],
  ["too old to learn an instrument", "learn an instrument"],
])("errandAt finds in '%s' where '%s' begins", (text, errand) => {
  const tokens = tokensOf(text);
  expect(words(tokens.slice(errandStart(tokens)!))).toBe(errand);
});

test("errandOf parts what is done from what it is done to", () => {
  expect(parseErrand(tokensOf("paint the old nursery before fall"))).toEqual({
    thing: ["old", "nursery"],
    doing: "painting",
  });
  expect(parseErrand(tokensOf("sun and moon clock"))).toBeNull();
});

test("petSittingIn names the sitting of an animal only where somebody is away", () => {
  expect(petSittingPhrase(tokensOf("we are traveling and have two kittens"))).toBe("cat sitting");
  expect(petSittingPhrase(tokensOf("we have two kittens"))).toBeNull();
});

test("withDogs puts a dog for a breed that somebody owns", () => {
  expect(words(replaceBreeds(tokensOf("wash and trim my poodle")))).toBe("wash and trim my dog");
  expect(words(replaceBreeds(tokensOf("poodle skirt")))).toBe("poodle skirt");
});

test.each([
  ["my back is killing me", ["back pain"]],
  ["our puppy chews everything", ["dog training"]],
  ["squeaky front door", ["front door repair"]],
  ["look over a used car before i buy it", ["used car inspection"]],
  ["dripping through the ceiling", []],
])("servicesForSymptoms reads from '%s' %j", (text, offered) => {
  expect(servicesForSymptoms(tokensOf(text))).toEqual(offered);
});
