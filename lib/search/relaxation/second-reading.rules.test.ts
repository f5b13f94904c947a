import { isNarrative, isRepairRequest, secondReadings, phrasesIn } from "./second-reading.rules";

const phrases = new Set([
  "nails painting",
  "check engine light",
  "birthday party",
  "water heater",
  "company party",
  "sofa repair",
]);
const readings = (text: string) =>
  secondReadings(text, {
    isPhrase: (words) => phrases.has(words.join(" ")),
    isTopic: (word, section) =>
      (section === "services" ? /^(hedges|painting|bangs)$/ : /^(honey|ring)$/).test(word),
  });

test("finds table phrases in a text, contiguous ones before split ones", () => {
  expect(readings("check engine light came on")).toEqual(["check engine light"]);
  expect(readings("throw a birthday party by the water heater")).toEqual(["birthday party", "water heater"]);
  expect(readings("company holiday party")).toEqual(["company party"]);
});

test("ranks a thing with its purpose above words that are far apart", () => {
  const known = new Set(["electric car charger", "car garage"]);
  const isPhrase = (words: readonly string[]) => known.has(words.join(" "));
  const text = "i need a charger for my electric car installed in my garage";
  expect(phrasesIn(text, isPhrase)).toEqual(["electric car charger", "car garage"]);
  expect(secondReadings(text, { isPhrase, isTopic: () => false })[0]).toBe("electric car charger");
});

test("starts with the errand or problem that a text describes", () => {
  expect(readings("kid down the street to mow my lawn")).toEqual(["mow my lawn", "mowing"]);
  expect(readings("somebody who can trim my poodle")[0]).toBe("trim my dog");
  expect(readings("squeaky brakes")).toEqual(["brakes repair"]);
  expect(readings("present for a jazz lover")).toEqual(["jazz"]);
});

test("reads a broken thing as its repair, not as a search for another one", () => {
  expect(readings("sofa leg is broken")).toEqual(["sofa repair"]);
  expect(readings("my ring is broken in two")).toEqual([]);
  expect(readings("we go on vacation and the puppy stays")).toEqual(["dog sitting"]);
  expect(isRepairRequest("my ring is broken in two")).toBe(true);
  expect(isRepairRequest("ring repair")).toBe(false);
});

test("ends with lessons for a text about learning", () => {
  expect(readings("learn to make a ring")).toEqual(["lessons"]);
  expect(readings("teach my son to draw")).toEqual(["lessons"]);
});

test("returns nothing for a text that is one phrase or none", () => {
  expect(readings("birthday party")).toEqual([]);
  expect(readings("red sofa")).toEqual([]);
});

test("ends with the task alone, and with the head words of titles, services before goods", () => {
  expect(readings("paint the outside of my old victorian")).toEqual([
    "exterior painting",
    "victorian painting",
    "painting",
  ]);
  expect(readings("hedges are blocking the ring road")).toEqual(["hedges"]);
  expect(readings("somebody to trim my bangs")).toEqual(["trim my bangs", "bangs"]);
  // 'Nails painting' is separate work, unlike painting walls.
  expect(readings("paint my nails")).toEqual(["nails painting"]);
  expect(readings("honey straight from the hive")).toEqual(["honey"]);
  expect(readings("honey jar lid")).toEqual([]);
  expect(readings("hang my ring over the island")).toEqual(["hanging"]);
});

test("recognizes a sentence that describes a need", () => {
  for (const text of [
    "i am going to propose to her",
    "my grass is getting too long",
    "selling the house and need photos",
    "somewhere to sit in the hall",
  ])
    expect(isNarrative(text)).toBe(true);
  for (const text of [
    "photos of my candles for my shop",
    "i need a plumber",
    "bridesmaids need their hair done",
  ])
    expect(isNarrative(text)).toBe(false);
});

test("finds table phrases in a sentence without its small words", () => {
  const isPhrase = (words: readonly string[]) => ["hurt knee", "engine light"].includes(words.join(" "));
  expect(phrasesIn("i hurt my knee when the engine light came on", isPhrase)).toEqual([
    "hurt knee",
    "engine light",
  ]);
  expect(phrasesIn("nothing of that", isPhrase)).toEqual([]);
});
