import { partAtReason, withoutReasons, workFor } from "./reasons.rules";
import { tokensOf } from "../analysis/tokens.rules";

const say = (tokens: readonly { word: string }[]) => tokens.map(({ word }) => word).join(" ");

test("leave out what somebody does meanwhile", () => {
  expect(say(withoutReasons(tokensOf("walk my dog while I am at work")))).toBe("walk my dog");
  expect(say(withoutReasons(tokensOf("inspect a car before buying it")))).toBe("inspect a car");
  expect(say(withoutReasons(tokensOf("before school care")))).toBe("before school care");
  expect(say(withoutReasons(tokensOf("while you wait oil change")))).toBe("while you wait oil change");
  expect(say(withoutReasons(tokensOf("rebel without a cause poster")))).toBe("rebel without a cause poster");
});

test.each([
  ["cleaning before i move out", "cleaning", "move out"],
  ["cleaning for when we move out of our flat", "cleaning", "move out flat"],
  ["training after breaking my leg", "training", "breaking leg"],
  ["moving out and the house has to be cleaned", "the house has to be cleaned", "moving out"],
  ["walks before morning", null, null],
  ["moving boxes", null, null],
])("'%s' asks for '%s', and tells '%s'", (text, asked, why) => {
  const parts = partAtReason(tokensOf(text));
  expect(parts && [say(parts.asked), say(parts.why)]).toEqual(asked === null ? null : [asked, why]);
});

test("take the longest reason that makes a work of its own", () => {
  const isPhrase = (words: readonly string[]) =>
    ["move out cleaning", "out cleaning", "out help"].includes(words.join(" "));
  const work = (offered: string, why: string) => workFor(tokensOf(offered), tokensOf(why), isPhrase);
  expect(say(work("apartment cleaning", "move out soon")!)).toBe("move out cleaning");
  expect(work("apartment cleaning", "get married")).toBeNull();
  expect(work("packing help", "move out")).toBeNull();
  expect(work("", "move out")).toBeNull();
});
