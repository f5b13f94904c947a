import { squareFeetPerAcre } from "@/lib/listings/lots.rules";
import { home, type Wanted } from "./judged";

export const dwelling = ["apartment", "condo", "townhouse", "single-family", "duplex", "mobile"];
export const houses = ["single-family", "townhouse", "duplex"];
export const flats = ["apartment", "condo"];
export const land = home({ type: ["vacant-land", "farm", "development"] });

/** Acres, as roundly as they are told. */
export function lot(from: number, to = Infinity): Wanted {
  return ({ category, details: { lotSqFt = 0 } }) =>
    category === "realestate" &&
    lotSqFt >= from * squareFeetPerAcre * 0.98 &&
    lotSqFt <= to * squareFeetPerAcre * 1.02;
}
