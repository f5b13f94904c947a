import { secondReadings } from "./second-reading.rules";

const phrases = new Set(["check engine light", "birthday party", "water heater", "company party"]);
const readings = (text: string) => secondReadings(text, (words) => phrases.has(words.join(" ")));

test("secondReadings finds the phrases of the table in a text, whole before apart", () => {
  expect(readings("check engine light came on")).toEqual(["check engine light"]);
  expect(readings("throw a birthday party by the water heater")).toEqual(["birthday party", "water heater"]);
  expect(readings("company holiday party")).toEqual(["company party"]);
});

test("secondReadings begins with the errand and the trouble that a text tells of", () => {
  expect(readings("kid down the street to mow my lawn")).toEqual(["mow my lawn"]);
  expect(readings("somebody who can trim my poodle")[0]).toBe("trim my dog");
  expect(readings("squeaky brakes")).toEqual(["brakes repair"]);
  expect(readings("present for a jazz lover")).toEqual(["jazz"]);
});

test("secondReadings has nothing to say of a text that is one phrase or none", () => {
  expect(readings("birthday party")).toEqual([]);
  expect(readings("red sofa")).toEqual([]);
});
