import { home, type Judged, type Kind, type Wanted } from "./judged";

const living = ["single-family", "condo", "townhouse", "apartment", "duplex", "mobile"] as const;

function ask(kind: Kind, pairs: readonly (readonly [string, Wanted])[]): Judged[] {
  return pairs.map(([text, wanted]) => ({ kind, text, wanted }));
}

/** Homes, offices and land, asked for by rooms, price, offer, place and type. */
export const homeQuestions: readonly Judged[] = [
  ...ask("rooms", [
    ["2 bed rental under 1500", home({ beds: 2, offer: "rent", below: 1500 })],
    ["two bedroom apartment", home({ type: "apartment", beds: 2 })],
    ["2br", home({ beds: 2 })],
    ["studio apartment", home({ type: "apartment", beds: 0 })],
    ["studio for rent", home({ beds: 0, offer: "rent" })],
    ["4+ bedroom house", home({ type: "single-family", leastBeds: 4 })],
    ["3 bedroom house for sale", home({ type: "single-family", beds: 3, offer: "sale" })],
    ["1 bedroom condo", home({ type: "condo", beds: 1 })],
    ["three bed townhouse", home({ type: "townhouse", beds: 3 })],
    ["2 bed 1 bath", home({ beds: 2, baths: 1 })],
    ["3bd house", home({ type: "single-family", beds: 3 })],
    ["one bedroom rental", home({ beds: 1, offer: "rent" })],
    ["at least 3 bedrooms for rent", home({ leastBeds: 3, offer: "rent" })],
  ]),
  ...ask("fact", [
    ["apartment for rent", home({ type: "apartment", offer: "rent" })],
    ["house for sale", home({ type: "single-family", offer: "sale" })],
    ["rental", home({ offer: "rent" })],
    ["furnished apartment", home({ type: "apartment", furnished: true })],
    ["pet friendly apartment", home({ type: "apartment", pets: true })],
    ["apartments that allow dogs", home({ type: "apartment", pets: true })],
    ["rental that accepts cats", home({ offer: "rent", pets: true })],
    ["condo to rent", home({ type: "condo", offer: "rent" })],
    ["rent a house", home({ type: "single-family", offer: "rent" })],
    ["furnished rental dogs ok", home({ offer: "rent", furnished: true, pets: true })],
    ["office space for rent", home({ type: "office", offer: "rent" })],
  ]),
  ...ask("everyday", [
    ["flat", home({ type: "apartment" })],
    ["townhome", home({ type: "townhouse" })],
    ["land", home({ type: ["vacant-land", "farm", "development"] })],
    ["trailer home", home({ type: "mobile" })],
    ["homes for sale", home({ type: living, offer: "sale" })],
    ["store for rent", home({ type: "retail", offer: "rent" })],
  ]),
  ...ask("price", [
    ["house under 300k", home({ type: "single-family", below: 300_000 })],
    ["apartments under $800 a month", home({ type: "apartment", offer: "rent", below: 800 })],
    ["condo between 200k and 400k", home({ type: "condo", from: 200_000, below: 400_000 })],
    ["house over 1.2m", home({ type: "single-family", from: 1_200_000 })],
    ["townhouse under $250,000", home({ type: "townhouse", below: 250_000 })],
  ]),
  ...ask("place", [
    ["house in oregon", home({ type: "single-family", state: "OR" })],
    ["apartment in Austin", home({ type: "apartment", city: "Austin" })],
    ["condo pittsburgh pa", home({ type: "condo", city: "Pittsburgh" })],
    ["rentals in new hampshire", home({ offer: "rent", state: "NH" })],
    ["2 bedroom house kansas", home({ type: "single-family", beds: 2, state: "KS" })],
  ]),
  ...ask("typo", [
    ["appartment", home({ type: "apartment" })],
    ["two bedrom appartment", home({ type: "apartment", beds: 2 })],
    ["townhous", home({ type: "townhouse" })],
    ["ofice for rent", home({ type: "office", offer: "rent" })],
  ]),
];
