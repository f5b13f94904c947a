import type { Category } from "@/lib/listings/rules";
import { isStopWord } from "./stop-words.rules";
import { claimPrice } from "./amounts.rules";
import { claimGoods, goodsFacts } from "./goods.rules";
import { claimHome, homeFacts, landLexemes } from "./homes.rules";
import { claimPlaces, keysOf } from "./places.rules";
import { claimRooms } from "./rooms.rules";
import { claim, startReading, type Reading, type Token, type Wish } from "./tokens.rules";

/** What the catalogue says of the words. */
export type Surroundings = {
  /** The section that is searched, if it is one. */
  category: Category | undefined;
  /** Keys of the places and brands that listings have. */
  cities: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  /** What listings say as a fact, by its pseudo-lexeme: a wish for anything else stays words. */
  facts: { has(lexeme: string): boolean };
  /** The section whose listings have a word most often; null where none has it. */
  leaning: (word: string) => Category | null;
};

/** Wishes in the order of the text, and the tokens that stay words. */
export type Understanding = { wishes: Wish[]; rest: Token[] };

/** Pseudo-lexemes that a wish may ask for, beside rooms, places and brands. */
export const factLexemes: readonly string[] = [...new Set([...homeFacts, ...goodsFacts])];

/** Between a thing and what it comes with or is for. */
const linking = new Set("with for by on that without plus w from in at near to".split(" "));
const owning = new Set("with for by on from in at to a an the my your our".split(" "));
/** Words of somebody who asks, not of what is asked for. */
const fillers = new Set("seeking wanted needed please cheap cheapest affordable inexpensive".split(" "));

export function isLinking(word: string): boolean {
  return linking.has(word);
}

function isFiller(word: string): boolean {
  return fillers.has(word);
}

const asking = [
  "someone to",
  "somebody to",
  "someone who can",
  "somebody who can",
  "anyone who can",
  "who can",
  "can someone",
  "can anyone",
  "where can i get",
  "where can i find",
  "where to get",
  "where to find",
  "where to buy",
  "i am",
  "im",
  "help me",
  "help with",
  "need help with",
  "need to",
  "need a",
  "need an",
  "need",
  "looking for",
  "look for",
  "searching for",
  "search for",
  "in search of",
  "i want",
  "i need",
  "find me",
  "show me",
  "want to",
].map((phrase) => phrase.split(" "));

/** Without 'looking for' and its like at the beginning. */
function withoutAsking(tokens: readonly Token[]): Token[] {
  const found = asking.find((words) => words.every((word, index) => tokens[index]?.word === word));
  return found && tokens.length > found.length ? withoutAsking(tokens.slice(found.length)) : [...tokens];
}

function openPlaces({ tokens, claimed }: Reading): number[] {
  return tokens.flatMap(({ word }, index) =>
    claimed[index] || isStopWord(word) || isFiller(word) ? [] : [index],
  );
}

/** True when a home is what is asked for, not 'house cleaning', an 'office chair' or 'yoga at home'. */
function isHome(reading: Reading, { category, leaning }: Surroundings): boolean {
  if (category && category !== "realestate") return false;
  const { tokens, claimed } = reading;
  const has = (fits: (wish: Wish) => boolean) => claimed.some((wish) => wish !== null && fits(wish));
  const hasRooms = has(
    ({ kind, label }) => kind === "bathrooms" || (kind === "bedrooms" && label !== "Studio"),
  );
  const type = claimed.findLastIndex((wish) => wish?.kind === "type");
  const isAsked =
    type >= 0 ||
    hasRooms ||
    has(
      ({ kind, label }) =>
        label === "For rent" || label === "Studio" || kind === "furnished" || kind === "pets",
    );
  if (!isAsked) return false;
  const isSure = category === "realestate" || hasRooms || (type >= 0 && has(({ kind }) => kind === "offer"));
  const isForeign = (index: number) => {
    const section = leaning(tokens[index]!.word);
    return section === null ? !isSure : section !== "realestate";
  };
  const open = openPlaces(reading);
  if (type < 0) return hasRooms || !open.some(isForeign);
  const first = claimed.indexOf(claimed[type]!);
  // 'Rewire house' asks for somebody who does it.
  const isDone = (index: number) => index < first && leaning(tokens[index]!.word) === "services";
  if (!isSure && !has(({ kind }) => kind === "price") && open.some(isDone)) return false;
  const isOwned = first > 0 && !claimed[first - 1] && owning.has(tokens[first - 1]!.word);
  if (isOwned && open.some((index) => index < first && isForeign(index))) return false;
  const behind = tokens.findIndex(({ word }, index) => index > type && !claimed[index] && linking.has(word));
  return !open.some((index) => index > type && (behind < 0 || index < behind) && isForeign(index));
}

function claimBrands(reading: Reading, { brands, leaning, category }: Surroundings, text: string): void {
  if (category && category !== "products") return;
  const places = [...keysOf(reading.tokens.map(({ word }) => word))]
    .filter(([key]) => brands.has(key))
    .flatMap(([key, found]) => found.map((place) => ({ key, ...place })))
    .sort((a, b) => b.length - a.length);
  for (const { key, from, length } of places) {
    const within = (index: number) => index >= from && index < from + length;
    if (reading.claimed.slice(from, from + length).some(Boolean)) continue;
    const others = openPlaces(reading).filter((index) => !within(index));
    if (others.some((index) => leaning(reading.tokens[index]!.word) !== "products")) continue;
    const label = text.slice(reading.tokens[from]!.start, reading.tokens[from + length - 1]!.end);
    claim(reading, from, from + length, { kind: "brand", label, lexemes: [`xbr_${key}`] });
  }
}

/** No home costs less to buy, and none this much to rent for a month. */
const leastSale = 20_000;
const mostRent = 6000;

/** What an amount says of a home where nobody said it: 'under 300k' is no rent, 'under 1500' no sale; of land it says nothing. */
function offerOf({ claimed }: Reading, { min, max }: Wish, isMonthly: boolean): string[] | undefined {
  if (isMonthly) return ["xlt_rent"];
  const amount = max ?? min ?? 0;
  const isTold = claimed.some((wish) => wish?.kind === "offer");
  const isLand = claimed.some((wish) => wish?.lexemes.some((lexeme) => landLexemes.has(lexeme)));
  if (isTold || isLand) return undefined;
  if (amount >= leastSale) return ["xlt_sale"];
  return max !== undefined && max <= mostRent ? ["xlt_rent"] : undefined;
}

/** Turns the words of a search into wishes as far as they are understood. Pure: what is not understood stays a word. */
export function understand(text: string, typed: readonly Token[], around: Surroundings): Understanding {
  const tokens = withoutAsking(typed);
  const reading = startReading(tokens);
  claimRooms(reading);
  const isMonthly = claimPrice(reading, text);
  claimPlaces(reading, { text, cities: around.cities });
  const asHome = { tokens, claimed: [...reading.claimed] };
  claimHome(asHome, (_phrase, _index, { lexemes }) => lexemes.some((lexeme) => around.facts.has(lexeme)));
  if (isHome(asHome, around)) {
    const price = asHome.claimed.find((wish) => wish?.kind === "price");
    if (price) price.also = offerOf(asHome, price, isMonthly);
    return finish(asHome);
  }
  if (around.category !== "realestate" && around.category !== "services") {
    claimGoods(reading, (index) => around.leaning(tokens[index]!.word) === "products");
    claimBrands(reading, around, text);
  }
  return finish(reading);
}

function finish({ tokens, claimed }: Reading): Understanding {
  const wishes = [...new Set(claimed.filter((wish) => wish !== null))];
  const rest = tokens.filter((_, index) => !claimed[index]);
  const told = rest.filter(({ word }) => !isFiller(word));
  return { wishes, rest: told.length > 0 || wishes.length > 0 ? told : rest };
}
