import { householdArt } from "./household";
import { leisureArt } from "./leisure";
import type { ProductArt } from "./product-views";
import { wearArt } from "./wear";

export const productArt: readonly ProductArt[] = [...leisureArt, ...wearArt, ...householdArt];
