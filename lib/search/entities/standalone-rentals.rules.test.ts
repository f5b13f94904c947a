import { hasSeparateThing, isSeparateThing } from "./standalone-rentals.rules";

test.each(["storage unit", "self storage", "boat storage", "storage locker", "self storage unit"])(
  "recognizes '%s' as rented separately",
  (text) => expect(isSeparateThing(text.split(" "))).toBe(true),
);

test.each(["bike storage", "storage", "unit", "storage bench"])(
  "recognizes '%s' as not rented separately",
  (text) => expect(isSeparateThing(text.split(" "))).toBe(false),
);

test("finds a separately rented item anywhere in a text", () => {
  expect(hasSeparateThing("cheap storage units for rent".split(" "))).toBe(true);
  expect(hasSeparateThing("apartment with storage for rent".split(" "))).toBe(false);
});
