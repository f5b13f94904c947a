import type { MatchTier, Outcome } from "../contract";
import { searchTierOf } from "./tier.rules";

test.each<[Outcome["match"], MatchTier | undefined, number | undefined]>([
  ["exact", "title", 0],
  ["exact", "vendor", 0],
  ["exact", "words", 1],
  ["exact", "mention", 1],
  ["exact", undefined, 1],
  ["corrected", "title", 2],
  ["partial", "words", 3],
  ["nearby", undefined, 3],
  ["none", undefined, undefined],
])("maps %s to the search tier of the first tier %s", (match, tier, expected) => {
  expect(searchTierOf({ match, tier })).toBe(expected);
});
