import { phoneticKey, soundsLike } from "./phonetics.rules";

test.each([
  ["fotografer", "photographer"],
  ["kamera", "camera"],
  ["sacksophone", "saxophone"],
  ["pluming", "plumbing"],
  ["nock", "knock"],
  ["chare", "chair"],
])("gives '%s' the sound of '%s'", (typed, meant) => expect(phoneticKey(typed)).toBe(phoneticKey(meant)));

test.each([
  ["vilion", "violin", true],
  ["mesage", "massage", true],
  ["bookay", "bouquet", true],
  ["hunny", "honey", true],
  ["bookay", "book", false],
  ["bankers", "bakery", false],
  ["iphone", "phone", false],
  ["nike", "bike", false],
  ["rental", "real", false],
  ["acustic", "austin", false],
])("compares the sound of '%s' and '%s': %s", (one, other, is) => expect(soundsLike(one, other)).toBe(is));
