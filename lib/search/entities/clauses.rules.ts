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

/** The tokens of a reading; what is claimed matches no pattern. */
function unclaimedTokens({ tokens, claimed }: Reading): Token[] {
  return tokens.map((token, at) => (claimed[at] ? { ...token, word: "-" } : token));
}

/**
 * Claims a building for living and for trade: 'apartment building with stores', 'shop with apartments above'. Shops that
 * are near a home are no part of it, and a house with a shop has a workshop.
 */
export function claimMixedUse(reading: Reading, isThere: AcceptsPhrase): void {
  const entity = { kind: "type", label: "Mixed use", lexemes: ["xpt_mixed_use"] } as const;
  const match = isThere("mixed use", 0, entity) ? firstMatch(unclaimedTokens(reading), "mixedUse") : null;
  if (match) claim(reading, match.start, match.end, entity);
}

/** Claims the animals that come along: 'that takes our cat', 'where I can keep my two dogs', 'for me and my puppy'. */
export function claimPets(reading: Reading): void {
  const match = firstMatch(unclaimedTokens(reading), "pets");
  if (match)
    claim(reading, match.start, match.end, { kind: "pets", label: "Pets welcome", lexemes: ["xpe_1"] });
}

const minLargeFamily = 5;
const parents = 2;

/** Claims the bedrooms that a family needs: four for five people and more. */
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

/** Activities in a home only affect its rank; prices, places, and animals in them still count. */
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

/** A shop by its goods, at the end of a text or before a place; 'flower shop for rent' means rooms. */
function shopIn(tokens: readonly Token[]): { thing: string; at: number } | null {
  const match = tokens.some(({ word }) => rooms.has(word)) ? null : firstMatch(tokens, "shops");
  return match && { thing: match.captures.thing![0]!.word, at: match.end - 1 };
}

/** A 'flower shop' means flowers, but a 'coffee shop' means the premises. */
export function dropShopWord(tokens: readonly Token[], leaning: (word: string) => Category | null): Token[] {
  const { thing, at } = shopIn(tokens) ?? { thing: "", at: -1 };
  const isSold = at > 0 && !workshops.has(thing) && !served.has(thing) && leaning(thing) === "products";
  return tokens.filter((_, index) => !isSold || index !== at);
}

/** True for the name of a repair shop, which isn't a room to rent. */
export function isWorkshop(tokens: readonly Token[], index: number): boolean {
  const shop = shopIn(tokens);
  return shop !== null && shop.at === index && workshops.has(shop.thing);
}
