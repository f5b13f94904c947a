import { isWorkshop, withoutShop } from "./clauses.rules";
import { tokensOf } from "../analysis/tokens.rules";

const said = (text: string) =>
  withoutShop(tokensOf(text), (word) => (/^(flower|book|furniture|coffee)$/.test(word) ? "products" : null))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["flower shop", "flower"],
  ["furniture stores near me", "furniture near me"],
  ["book store in austin", "book in austin"],
  // Rooms, a place to sit in, where work is done, and what nobody knows.
  ["flower shop for rent", "flower shop for rent"],
  ["retail store", "retail store"],
  ["coffee shop", "coffee shop"],
  ["auto shop", "auto shop"],
  ["shop", "shop"],
  ["book store with apartment", "book store with apartment"],
])("'%s' is '%s'", (text, found) => expect(said(text)).toBe(found));

test("an auto shop repairs, a corner shop is a room", () => {
  expect(["auto shop", "corner shop"].map((text) => isWorkshop(tokensOf(text), 1))).toEqual([true, false]);
});
