import type { Token } from "../analysis/tokens.rules";
import { isBound } from "../analysis/verbs.rules";

const places = /^(place|places|space|spot|somewhere|room|building|premises|location|property)$/;
const starting = /^(open|opening|start|starting|run|running|launch|launching|set|setting|have|put|operate)$/;
const passed = /^(a|an|the|my|our|own|new|small|little|up|out|first)$/;

/** What somebody opens, by the rooms that it takes. */
const rooms: readonly (readonly [string, RegExp])[] = [
  [
    "restaurant",
    /^(restaurants?|diner|bistro|pizzeria|pizza|burger|taco|taqueria|cantina|sushi|ramen|noodle|bbq|barbecue|buffet|bar|pub|tavern|brewery|taproom|steakhouse|eatery|grill|takeout|takeaway)$/,
  ],
  [
    "cafe",
    /^(cafes?|coffee|coffeehouse|bakery|deli|teahouse|tearoom|creamery|cream|gelato|patisserie|pastry|cupcake|bagel|juice|smoothie|boba|donut|sandwich)$/,
  ],
  ["office", /^(office|practice|clinic|agency|firm|startup|consultancy|company)$/],
  ["warehouse", /^(warehouse|workshop|factory|garage|woodshop|distribution|fabrication|machine)$/],
  [
    "retail",
    /^(store|stores|shop|boutique|salon|barbershop|spa|gallery|florist|bookstore|showroom|pharmacy|grocery|market|studio|gym|parlou?r|laundromat|dispensary)$/,
  ],
];
const keeping = /^(keep|keeping|raise|raising|board|graze|breed)$/;
const herd =
  /^(horses?|pony|ponies|cows?|cattle|goats?|sheep|pigs?|chickens|hens|alpacas|llamas|donkeys?|livestock|bees)$/;
const anyBusiness = /^(business|businesses)$/;
/** What is opened is a business, whatever it is called: a bottle or a door is opened in no place of its own. */
const opening = /^(open|opening)$/;

/** Whose rooms are asked for: 'coffee shop' of 'open my own coffee shop near downtown', with what follows. */
function businessAt(
  tokens: readonly Token[],
  from: number,
  isOpened: boolean,
): { kind: string; rest: Token[] } | null {
  const at = tokens.findIndex(({ word }, index) => index >= from && !passed.test(word));
  if (at < 0) return null;
  const end = tokens.findIndex(({ word }, index) => index >= at && isBound(word));
  const said = tokens.slice(at, end < 0 ? tokens.length : end).map(({ word }) => word);
  const kind = rooms.find(([, names]) => said.some((word) => names.test(word)))?.[0];
  const isAny = isOpened || said.some((word) => anyBusiness.test(word));
  const rest = end < 0 ? [] : tokens.slice(end);
  // 'A place to run my business from'.
  const isTail = rest.length === 1 && /^(from|in|at)$/.test(rest[0]!.word);
  return kind || isAny ? { kind: kind ?? "commercial", rest: isTail ? [] : rest } : null;
}

/** 'Place to open a cafe' as 'cafe space', 'space for a boutique' as 'retail space': rooms for what somebody wants to do there. */
export function asPremises(tokens: readonly Token[]): Token[] {
  const at = /^(a|an|the|good|small)$/.test(tokens[0]?.word ?? "") ? 1 : 0;
  const [place, link, verb] = tokens.slice(at);
  if (!place || !link || !places.test(place.word)) return [...tokens];
  // Where horses are kept is a farm, however many there are.
  const behind = tokens.slice(at + 3, at + 6).findIndex(({ word }) => herd.test(word));
  if (link.word === "to" && keeping.test(verb?.word ?? "") && behind >= 0)
    return [{ ...place, word: "farm" }, ...tokens.slice(at + 4 + behind)];
  const isDoing = link.word === "to" && starting.test(verb?.word ?? "");
  // A 'room for my office' may be one in a home.
  const isFor =
    link.word === "for" && /^(place|space|somewhere|building|premises|location)$/.test(place.word);
  const business =
    isDoing || isFor ? businessAt(tokens, at + (isDoing ? 3 : 2), isDoing && opening.test(verb!.word)) : null;
  if (!business) return [...tokens];
  return [{ ...place, word: business.kind }, { ...link, word: "space" }, ...business.rest];
}
