import { amountWords } from "./quantities.rules";
import { goodsWords } from "./goods.rules";
import { homeWords } from "./homes.rules";

/** Shorter words of homes, which are near to many words. */
const shortHomeWords = ["rent", "sale", "home", "land", "farm", "flat"];

/** Fact words, and words for low prices. */
export const factWords: readonly string[] = [...homeWords, ...shortHomeWords, "cheap", "cheapest"];

/** All longer words of entity rules, as targets of corrections. */
export const entityWords: readonly string[] = [
  ...new Set([...factWords, ...goodsWords, ...[...amountWords].filter((word) => word.length > 3), "near"]),
];
