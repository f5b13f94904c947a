import { mentions } from "./mention.rules";

const told = (title: string, description = "Well kept.", of = {}) => ({
  ...{ title, description, vendorName: "Corner shop", location: "", ...of },
});
const said = (...words: string[]) => words.map((word) => ({ word }));

test.each<[string, ReturnType<typeof told>, boolean]>([
  ["table", told("Table radio, telescopic antenna"), true],
  ["table", told("Couples massage, mobile table"), true],
  ["table", told("Home in Table Mesa"), true],
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
  ["table", told("Event catering", "", { vendorName: "The Long Table" }), true],
  ["table", told("Bright home", "", { location: "Table Mesa, Boulder" }), true],
  ["meridale", told("Bright home", "", { location: "Arden Meridale" }), true],
  ["pokemon", told("Pokémon cards"), true],
  ["samsung", told("Phone case", "Fits a Samsung."), true],
])("'%s' is mentioned in %j: %s", (word, listing, isMentioned) => {
  expect(mentions(listing, said(word))).toBe(isMentioned);
});

test("requires a mention of every word, in any field", () => {
  expect(mentions(told("Oak chair", "From a dining set."), said("oak", "dining"))).toBe(true);
  expect(mentions(told("Oak chair"), said("oak", "dining"))).toBe(false);
  expect(mentions(told("Oak chair"), said(""))).toBe(false);
});
