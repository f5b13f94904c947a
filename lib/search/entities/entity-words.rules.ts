import { amountWords } from "./quantities.rules";
import { goodsWords } from "./goods.rules";
import { homeWords } from "./homes.rules";

/** Shorter words of homes, which are near to many words. */
const shortHomeWords = ["rent", "sale", "home", "land", "farm", "flat"];

/** Words that tell what somebody looks for, or that it is to cost little. */
export const factWords: readonly string[] = [...homeWords, ...shortHomeWords, "cheap", "cheapest"];

/** Every longer word that the rules of entities know: typing errors are mended towards them too. */
export const entityWords: readonly string[] = [
  ...new Set([...factWords, ...goodsWords, ...[...amountWords].filter((word) => word.length > 3), "near"]),
];
