import { claimPhrases, type Reading } from "../analysis/tokens.rules";
import data from "./facts.json";
import { factTable } from "./homes.rules";

/** 'used' includes every condition but new; an exact match ranks first. */
const conditions = factTable(data.conditions);
const delivery = factTable(data.delivery);
const offers = factTable([{ kind: "offer", label: "", lexemes: "", phrases: data.offers[1]!.phrases }]);

export const goodsFacts: readonly string[] = [conditions, delivery].flatMap((phrases) =>
  Object.values(phrases).flatMap(({ lexemes }) => lexemes),
);

export const goodsWords: readonly string[] = [
  ...new Set(
    [conditions, delivery].flatMap((phrases) => Object.keys(phrases).flatMap((phrase) => phrase.split(" "))),
  ),
].filter((word) => word.length > 3);

export const conditionWords: readonly string[] = Object.keys(conditions).filter(
  (phrase) => !phrase.includes(" "),
);

export function claimGoods(reading: Reading, isGoods: (index: number) => boolean): void {
  const count = reading.tokens.length;
  const goodsAfter = (index: number) =>
    Array.from({ length: count - index }, (_, step) => index + step).some(
      (place) => !reading.claimed[place] && isGoods(place),
    );
  claimPhrases(reading, offers);
  claimPhrases(reading, delivery, () =>
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
