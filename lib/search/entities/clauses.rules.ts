import type { Category } from "@/lib/listings/rules";
import { createGrammar, matchRule, type Match, type Rule } from "../analysis/patterns.rules";
import { claim, type AcceptsPhrase, type Reading, type Token, type Entity } from "../analysis/tokens.rules";
import data from "./facts.json";
import { spelledNumber } from "./quantities.rules";
import { maxRooms, roomsEntity } from "./sizes.rules";

const { lists, parts, rows } = data.clauses;
const { compile, wordsIn } = createGrammar({ lists, parts, maps: {} });

type Clause = keyof typeof rows;

const rules = Object.fromEntries(
  Object.entries(rows).map(([clause, patterns]) => [clause, patterns.map(compile)]),
) as Record<Clause, Rule[]>;

function firstMatch(tokens: readonly Token[], clause: Clause, from = 0): Match | null {
  const matches = rules[clause].flatMap((rule) => matchRule(rule, tokens, from) ?? []);
  return matches.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

function unclaimedTokens({ tokens, claimed }: Reading): Token[] {
  return tokens.map((token, at) => (claimed[at] ? { ...token, word: "-" } : token));
}

/**
 * Claims 'apartment building with stores' and 'shop with apartments above'. Shops near a home don't count, and a house
 * with a shop has a workshop.
 */
export function claimMixedUse(reading: Reading, isThere: AcceptsPhrase): void {
  const entity = { kind: "type", label: "Mixed use", lexemes: ["xpt_mixed_use"] } as const;
  const match = isThere("mixed use", 0, entity) ? firstMatch(unclaimedTokens(reading), "mixedUse") : null;
  if (match) claim(reading, match.start, match.end, entity);
}

export function claimPets(reading: Reading): void {
  const match = firstMatch(unclaimedTokens(reading), "pets");
  if (match)
    claim(reading, match.start, match.end, { kind: "pets", label: "Pets welcome", lexemes: ["xpe_1"] });
}

const minLargeFamily = 5;
const parents = 2;

export function claimFamilyBedrooms(reading: Reading): void {
  if (reading.claimed.some((entity) => entity?.kind === "bedrooms")) return;
  const tokens = unclaimedTokens(reading);
  const [large, family, children] = (["largeFamily", "family", "children"] as const).map((clause) =>
    firstMatch(tokens, clause),
  );
  const match = large ?? family ?? children;
  const { word = "" } = match?.captures.n?.[0] ?? {};
  const count = large ? minLargeFamily : (spelledNumber(word) ?? Number.parseInt(word, 10));
  if (!match || !(count > 0)) return;
  const people = count + (match === children ? parents : 0);
  const beds = Math.min(4, Math.max(2, people - 1));
  claim(reading, match.start, match.end, roomsEntity("bedrooms", beds, maxRooms));
}

const liked = new Set(data.words.liked.split(" "));
const isSecondary = ({ kind }: Entity) => /^(type|offer|parking|bedrooms)$/.test(kind);

/** Activities in a home only affect ranking; prices, places, and pets in them still filter. */
export function demotePurpose({ tokens, claimed }: Reading): Reading {
  const type = claimed.findIndex((entity) => entity?.kind === "type" || entity?.kind === "lot");
  const found = type < 0 ? null : firstMatch(tokens, "purposes", type + 1);
  const match = found && !claimed[found.start] ? found : null;
  const isThere = (token: Token, at: number) =>
    token.isTerm === true || (match !== null && (at >= match.start || (at < type && liked.has(token.word))));
  const left = claimed.map((entity, at) =>
    entity && isThere(tokens[at]!, at) && isSecondary(entity) ? null : entity,
  );
  return {
    claimed: left,
    tokens: tokens.map((token, at) =>
      !left[at] && isThere(token, at) ? { ...token, isTerm: true as const } : token,
    ),
  };
}

const rooms = new Set(wordsIn("shopRooms"));
const workshops = new Set(wordsIn("workshops"));
const served = new Set(wordsIn("served"));

function shopIn(tokens: readonly Token[]): { thing: string; at: number } | null {
  const match = tokens.some(({ word }) => rooms.has(word)) ? null : firstMatch(tokens, "shops");
  return match && { thing: match.captures.thing![0]!.word, at: match.end - 1 };
}

/** Drops 'shop' if the goods are meant: 'flower shop' finds flowers, but 'coffee shop' finds premises. */
export function dropShopWord(tokens: readonly Token[], leaning: (word: string) => Category | null): Token[] {
  const { thing, at } = shopIn(tokens) ?? { thing: "", at: -1 };
  const isSold = at > 0 && !workshops.has(thing) && !served.has(thing) && leaning(thing) === "products";
  return tokens.filter((_, index) => !isSold || index !== at);
}

export function isWorkshop(tokens: readonly Token[], index: number): boolean {
  const shop = shopIn(tokens);
  return shop !== null && shop.at === index && workshops.has(shop.thing);
}
