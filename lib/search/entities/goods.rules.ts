import { claimPhrases, type Reading, type Wish, type WishKind } from "../analysis/tokens.rules";

type Phrases = Record<string, Omit<Wish, "start" | "end">>;

function table(
  phrases: string,
  wish: { kind: WishKind; label: string; lexemes: readonly string[]; best?: readonly string[] },
): Phrases {
  return Object.fromEntries(phrases.split(", ").map((phrase) => [phrase, wish]));
}

/** What is not new is used, but what is just that comes first. */
const conditions: Phrases = {
  ...table(
    "used, second hand, secondhand, pre owned, preowned, pre loved, preloved, pre used, gently used, well used, previously owned, hand me down",
    {
      kind: "condition",
      label: "Used",
      lexemes: ["xcon_used", "xcon_like_new", "xcon_refurbished"],
      best: ["xcon_used"],
    },
  ),
  ...table(
    "like new, as new, mint, mint condition, barely used, hardly used, open box, almost new, nearly new, excellent condition",
    {
      kind: "condition",
      label: "Like new",
      lexemes: ["xcon_like_new"],
    },
  ),
  ...table("refurbished, refurb, reconditioned, restored, renewed, overhauled", {
    kind: "condition",
    label: "Refurbished",
    lexemes: ["xcon_refurbished"],
  }),
  ...table("brand new, new, unused, unopened, sealed, never used, in original box", {
    kind: "condition",
    label: "New",
    lexemes: ["xcon_new"],
  }),
};

const ways: Phrases = {
  ...table(
    "with delivery, with free delivery, free delivery, home delivery, delivered, delivery, delivery available, with shipping, with free shipping, free shipping, shipping, shipped, ships, can ship, will ship, can deliver",
    {
      kind: "delivery",
      label: "Delivery",
      lexemes: ["xdl_1"],
    },
  ),
  ...table("local pickup, pickup only, local pick up, with pickup, in person pickup, collection only", {
    kind: "delivery",
    label: "Pickup",
    lexemes: ["xpu_1"],
  }),
};

const noise: Phrases = {
  ...table("for sale, 4 sale, to buy, buy, on sale", { kind: "offer", label: "", lexemes: [] }),
};

export const goodsFacts: readonly string[] = [conditions, ways].flatMap((phrases) =>
  Object.values(phrases).flatMap(({ lexemes }) => lexemes),
);

/** Every longer word of these tables. */
export const goodsWords: readonly string[] = [
  ...new Set(
    [conditions, ways].flatMap((phrases) => Object.keys(phrases).flatMap((phrase) => phrase.split(" "))),
  ),
].filter((word) => word.length > 3);

/** What may stand before a thing in one word with it: 'usedlaptop'. */
export const conditionWords: readonly string[] = Object.keys(conditions).filter(
  (phrase) => !phrase.includes(" "),
);

/** Claims what is said of a thing: its condition and how one gets it. `isNoun` tells that a word stands for goods. */
export function claimGoods(reading: Reading, isGoods: (index: number) => boolean): void {
  const count = reading.tokens.length;
  const goodsAfter = (index: number) =>
    Array.from({ length: count - index }, (_, step) => index + step).some(
      (place) => !reading.claimed[place] && isGoods(place),
    );
  claimPhrases(reading, noise);
  claimPhrases(reading, ways, () =>
    reading.tokens.some((_, index) => !reading.claimed[index] && isGoods(index)),
  );
  claimPhrases(reading, conditions, (phrase, index) => {
    const length = phrase.split(" ").length;
    return (
      goodsAfter(index + length) ||
      ((length > 1 || phrase !== "new") && reading.tokens.some((_, place) => place < index && isGoods(place)))
    );
  });
}
