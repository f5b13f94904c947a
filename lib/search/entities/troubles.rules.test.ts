import { tokensOf } from "../analysis/tokens.rules";
import { troublesOf, withDogs } from "./troubles.rules";

test.each([
  ["my back is killing me", ["back pain"]],
  ["stiff neck from sleeping", ["neck pain"]],
  ["puppy bites everything", ["dog training"]],
  ["how do i get my dog to stop barking", ["dog training"]],
  ["squeaky brakes", ["brakes repair"]],
  [
    "somebody to look at a drafty kitchen window",
    ["kitchen window repair", "drafty kitchen window inspection"],
  ],
  ["check out a used truck before i pay", ["used truck inspection"]],
  ["back porch chairs", []],
  ["dog bed", []],
  ["water dripping through the ceiling", []],
  ["paint is peeling off", []],
  ["running shoes", ["shoes repair"]],
])("'%s' may be asked for as %j", (text, offered) => expect(troublesOf(tokensOf(text))).toEqual(offered));

test("a breed that somebody has is a dog, any other one a word", () => {
  const said = (text: string) =>
    withDogs(tokensOf(text))
      .map(({ word }) => word)
      .join(" ");
  expect(said("trim my poodle")).toBe("trim my dog");
  expect(said("boxer shorts")).toBe("boxer shorts");
});
