import { mentions } from "./mention.rules";

const listingOf = (title: string, description = "Well kept.", of = {}) => ({
  ...{ title, description, vendorName: "Corner shop", location: "", ...of },
});
const phrasesOf = (...words: string[]) => words.map((word) => ({ word }));

test.each<[string, ReturnType<typeof listingOf>, boolean]>([
  ["table", listingOf("Table radio, telescopic antenna"), true],
  ["table", listingOf("Couples massage, mobile table"), true],
  ["table", listingOf("Home in Table Mesa"), true],
  ["tv", listingOf("TV mounting and shelves"), true],
  ["grill", listingOf("Compact SUV", "The grille was repainted."), false],
  ["parking", listingOf("Group training", "Sessions in the park."), false],
  ["weights", listingOf("Keyboard, weighted feel"), false],
  ["candles", listingOf("Birthday cake, one candle"), true],
  ["boxes", listingOf("Local moving", "Bring a box."), true],
  ["battery", listingOf("Laptop", "Two new batteries."), true],
  ["fridge", listingOf("Handyman", "Keep a list on the fridge."), true],
  ["washing machine", listingOf("Plush bear", "It goes in the washing machine."), true],
  ["washing machine", listingOf("Plush bear", "A machine for washing."), false],
  ["moving boxes", listingOf("Local moving", "Boxes are brought."), false],
  ["lampshade", listingOf("Desk", "With a lamp. Shade included."), false],
  ["lamp shade", listingOf("Brass lampshade"), true],
  ["canceling", listingOf("Noise-cancelling headphones"), true],
  ["hollowthwaite", listingOf("Mere lamp", "", { vendorName: "Hollowthwaite & Sons" }), true],
  ["table", listingOf("Event catering", "", { vendorName: "The Long Table" }), true],
  ["table", listingOf("Bright home", "", { location: "Table Mesa, Boulder" }), true],
  ["meridale", listingOf("Bright home", "", { location: "Arden Meridale" }), true],
  ["pokemon", listingOf("Pokémon cards"), true],
  ["samsung", listingOf("Phone case", "Fits a Samsung."), true],
])("finds a mention of '%s' in %j: %s", (word, listing, isMentioned) => {
  expect(mentions(listing, phrasesOf(word))).toBe(isMentioned);
});

test("requires a mention of every word, in any field", () => {
  expect(mentions(listingOf("Oak chair", "From a dining set."), phrasesOf("oak", "dining"))).toBe(true);
  expect(mentions(listingOf("Oak chair"), phrasesOf("oak", "dining"))).toBe(false);
  expect(mentions(listingOf("Oak chair"), phrasesOf(""))).toBe(false);
});
