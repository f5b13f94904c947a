import { isNameIn, isOfVendor, mentions } from "./mention.rules";

const told = (title: string, description = "Well kept.", of = {}) => ({
  ...{ title, description, vendorName: "Corner shop", location: "", ...of },
});
const said = (...words: string[]) => words.map((word) => ({ word }));

test.each<[string, ReturnType<typeof told>, boolean]>([
  ["table", told("Table radio, telescopic antenna"), true],
  ["table", told("Couples massage, mobile table"), true],
  ["table", told("Home in Table Mesa"), false],
  ["tv", told("TV mounting and shelves"), true],
  ["grill", told("Compact SUV", "The grille was repainted."), false],
  ["parking", told("Group training", "Sessions in the park."), false],
  ["weights", told("Keyboard, weighted feel"), false],
  ["candles", told("Birthday cake, one candle"), true],
  ["boxes", told("Local moving", "Bring a box."), true],
  ["battery", told("Laptop", "Two new batteries."), true],
  ["fridge", told("Handyman", "Keep a list on the fridge."), true],
  ["washing machine", told("Plush bear", "It goes in the washing machine."), true],
  ["washing machine", told("Plush bear", "A machine for washing."), false],
  ["moving boxes", told("Local moving", "Boxes are brought."), false],
  ["lampshade", told("Desk", "With a lamp. Shade included."), false],
  ["lamp shade", told("Brass lampshade"), true],
  ["canceling", told("Noise-cancelling headphones"), true],
  ["hollowthwaite", told("Mere lamp", "", { vendorName: "Hollowthwaite & Sons" }), true],
  ["table", told("Event catering", "", { vendorName: "The Long Table" }), false],
  ["table", told("Bright home", "", { location: "Table Mesa, Boulder" }), false],
  ["meridale", told("Bright home", "", { location: "Arden Meridale" }), true],
  ["samsung", told("Phone case", "Fits a Samsung."), true],
])("'%s' is mentioned in %j: %s", (word, listing, isMentioned) => {
  expect(mentions(listing, said(word))).toBe(isMentioned);
});

test("each of the words has to be mentioned, wherever", () => {
  expect(mentions(told("Oak chair", "From a dining set."), said("oak", "dining"))).toBe(true);
  expect(mentions(told("Oak chair"), said("oak", "dining"))).toBe(false);
  expect(mentions(told("Oak chair"), said(""))).toBe(false);
});

test.each([
  ["Long table", "The Long Table", true],
  ["table", "The Long Table", false],
  ["table long", "The Long Table", false],
  ["long table chairs", "The Long Table", false],
  ["harvest", "Harvest", true],
  ["harvest", "Harvest Home", false],
])("'%s' is the vendor %s: %s", (text, vendorName, isNamed) => {
  expect(isOfVendor({ vendorName }, text)).toBe(isNamed);
});

test.each([
  ["Modern condo on Linden Street", "linden street", true],
  ["Modern condo on Linden Street", "street", false],
  ["Shelf clock, Old Mill Tambour", "tambour", true],
  ["Tambour clock", "tambour", false],
  ["Home in Table Mesa", "table", false],
])("'%s' has the name '%s': %s", (title, text, isName) => {
  expect(isNameIn(title, text.split(" "))).toBe(isName);
});
