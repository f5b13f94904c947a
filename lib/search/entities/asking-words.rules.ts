import { amountWords } from "./amounts.rules";
import { goodsWords } from "./goods.rules";
import { homeWords, shortHomeWords } from "./homes.rules";

/** Words that tell what somebody looks for, or that it is to cost little. */
export const tellingWords: readonly string[] = [...homeWords, ...shortHomeWords, "cheap", "cheapest"];

/** Every longer word that the rules of wishes know: typing errors are mended towards them too. */
export const askingWords: readonly string[] = [
  ...new Set([...tellingWords, ...goodsWords, ...[...amountWords].filter((word) => word.length > 3), "near"]),
];
