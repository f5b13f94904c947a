import { withoutTerms } from "./offer-terms.rules";
import { tokensOf, type Token } from "../analysis/tokens.rules";
import { toOffered } from "./entities.rules";

const said = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(" ");

test.each([
  ["plumber free estimate", "plumber", "free estimate"],
  ["plumber estimates free", "plumber", "estimates free"],
  ["free quote for roof repair", "roof repair", "free quote"],
  ["painter with a free no obligation quote", "painter with a", "free no obligation quote"],
  ["trainer first session free", "trainer", "first session free"],
  ["yoga first class free", "yoga class", "first free"],
  ["movers same day service", "movers", "same day service"],
  ["flat no deposit no agency fees", "flat", "no deposit no agency fees"],
  ["apartment without hidden fees in austin", "apartment in austin", "without hidden fees"],
  ["laptop money back guarantee", "laptop", "money back guarantee"],
  ["hassle free moving", "moving", "hassle free"],
  ["sofa free delivery and setup", "sofa and setup", "free delivery"],
  ["sitter free meet and greet", "sitter", "free meet and greet"],
])("of '%s' '%s' is asked for, and '%s' are terms", (text, asked, terms) => {
  const found = withoutTerms(tokensOf(text));
  expect([said(found.asked), said(found.terms)]).toEqual([asked, terms]);
});

test.each([
  "sugar free cake",
  "pet free apartment",
  "smoke free home",
  "hands free radio",
  "free range eggs",
  "free weights",
  "free pickup truck",
  "free couch",
  "free estimate",
  "same day",
  "no pets",
  "house with no stairs",
  "trial lesson piano",
])("nothing of '%s' are terms beside a thing", (text) => {
  const found = withoutTerms(tokensOf(text));
  expect([said(found.asked), found.terms]).toEqual([text, []]);
});

test("terms stand last once what is asked for is said as it is offered, and stay there", () => {
  const offered = toOffered(tokensOf("free estimate to fix my sink"));
  expect(said(offered)).toBe("sink repair free estimate");
  expect(said(toOffered(offered))).toBe("sink repair free estimate");
  expect(offered.map(({ isTerm = false }) => isTerm)).toEqual([false, false, true, true]);
});
