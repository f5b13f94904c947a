import { amountWords } from "./quantities.rules";
import { goodsWords } from "./goods.rules";
import { homeWords } from "./homes.rules";

const shortHomeWords = ["rent", "sale", "home", "land", "farm", "flat"];

export const factWords: readonly string[] = [...homeWords, ...shortHomeWords, "cheap", "cheapest"];

export const entityWords: readonly string[] = [
  ...new Set([...factWords, ...goodsWords, ...[...amountWords].filter((word) => word.length > 3), "near"]),
];
