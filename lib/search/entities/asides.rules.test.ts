import { withoutAsides } from "./asides.rules";
import { tokensOf } from "../analysis/tokens.rules";

const left = (text: string) =>
  withoutAsides(tokensOf(text))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["something to ride instead of a car", "something to ride"],
  ["bike instead of a car under 300", "bike under 300"],
  ["condo rather than a house in austin", "condo in austin"],
  ["furnished apartment for a few months", "furnished apartment"],
  ["studio for 3 months near downtown", "studio near downtown"],
  ["2 acres outside of the city", "2 acres"],
  ["cabin with no close neighbors under 200k", "cabin under 200k"],
  ["cabin without neighbors", "cabin"],
  ["electrician to look at my breaker", "electrician to my breaker"],
  ["window in my bedroom won't open", "window wont open"],
  ["outlets in the living room", "outlets"],
  ["no hot water since yesterday", "no hot water"],
  ["ac broken since last friday", "ac broken"],
  ["toilet broke last night", "toilet broke"],
  ["movers this weekend in boise", "movers in boise"],
  ["flowers delivered tomorrow", "flowers delivered"],
  ["clean our office after hours", "clean our office"],
])("of '%s' '%s' is left", (text, said) => expect(left(text)).toBe(said));

test.each([
  "cake for a party",
  "condo with neighbors",
  "telescope to look at the stars",
  "look at a planet",
  "house with no carpet",
  "gift for one year anniversary",
  "outside lights",
  "outside painting",
  "for a week",
  "bed in a bag",
  "tomorrow",
  "house since 1920",
  "gift for last minute",
  "salve after shave",
  "yoga in the park",
  "dog when i am out of town",
])("leave '%s' whole", (text) => expect(left(text)).toBe(text));
