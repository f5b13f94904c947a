import { amountWords } from "./amounts.rules";
import { goodsWords } from "./goods.rules";
import { homeWords, shortHomeWords } from "./homes.rules";

/** Every longer word that the rules of wishes know: typing errors are mended towards them too. */
export const askingWords: readonly string[] = [
  ...new Set([
    ...homeWords,
    ...shortHomeWords,
    ...goodsWords,
    ...[...amountWords].filter((word) => word.length > 3),
    "cheap",
    "cheapest",
    "near",
  ]),
];
