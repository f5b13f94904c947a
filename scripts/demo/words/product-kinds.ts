import { electronicsWords } from "./electronics";
import { fashionWords } from "./fashion";
import { householdWords } from "./household";
import { musicWords } from "./music";
import type { ProductWords } from "./product-words";
import { sportsWords } from "./sports";
import { treatWords } from "./treats";
import { vehicleWords } from "./vehicles";

export const productKinds: readonly ProductWords[] = [
  ...electronicsWords,
  ...musicWords,
  ...sportsWords,
  ...fashionWords,
  ...householdWords,
  ...treatWords,
  ...vehicleWords,
];
