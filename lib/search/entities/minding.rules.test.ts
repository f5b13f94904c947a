import { asMinding, mindedIn } from "./minding.rules";
import { tokensOf } from "../analysis/tokens.rules";

const said = (text: string) =>
  asMinding(tokensOf(text))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["cat while I'm on holiday", "cat sitting"],
  ["my two cats while on vacation", "cat sitting"],
  ["puppy when we are out of town", "dog sitting"],
  ["dog while I travel for work", "dog sitting"],
  ["rabbit for a week while I am away", "pet sitting"],
  ["feed the cat over christmas", "cat sitting"],
  ["look after my dog", "dog sitting"],
  ["take care of my cat in austin", "cat sitting in austin"],
  ["water my plants while we're away", "plant sitting"],
  ["garden during our holiday", "garden maintenance"],
  ["my house while we're abroad", "house sitting"],
])("'%s' asks for '%s'", (text, sitting) => expect(said(text)).toBe(sitting));

test.each([
  "house while on holiday",
  "apartment for me and my cat",
  "dog friendly apartment while on vacation",
  "walk my dog while I am at work",
  "water my plants",
  "feed for cats",
  "cat basket",
])("'%s' stays what it is", (text) =>
  expect(said(text)).toBe(
    tokensOf(text)
      .map(({ word }) => word)
      .join(" "),
  ),
);

test("an animal and an absence somewhere in a text are enough for a second look", () => {
  const minded = (text: string) => mindedIn(tokensOf(text).map(({ word }) => word));
  expect(minded("going abroad and our kitten stays here")).toBe("cat sitting");
  expect(minded("holiday cottage by the sea")).toBeNull();
  expect(minded("kitten for sale")).toBeNull();
});
