import { offerNames, type Category } from "@/lib/listings/rules";
import { isContraction, isStopWord } from "../analysis/word-classes.rules";
import { hasSeparateThing } from "./standalone-rentals.rules";
import { claimGoods, goodsFacts } from "./goods.rules";
import { claimHome, homeFacts, housingLexemes, landLexemes } from "./homes.rules";
import { claimBarePrice, claimCheap, claimFree, claimPrice } from "./prices.rules";
import { claimPlaces, nameKeysOf } from "./places.rules";
import { claimFamilyBedrooms, claimPets, dropShopWord, demotePurpose } from "./clauses.rules";
import data from "./facts.json";
import { rewriteAsOffer } from "./sentences.rules";
import { toLotEntity, claimArea, claimLot, claimRooms, claimSlashedRooms } from "./sizes.rules";
import {
  claim,
  namedBy,
  startReading,
  type Reading,
  type Token,
  type Entity,
} from "../analysis/tokens.rules";
import { claimMileage, claimVehicle, vehicleFacts } from "./vehicles.rules";
import { claimYears, releaseYears } from "./years.rules";

export type CatalogContext = {
  category: Category | undefined;
  cities: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  /** Facts of listings by pseudo-lexeme; an entity without one stays plain words. */
  facts: { has(lexeme: string): boolean };
  mainSection: (word: string) => Category | null;
};

export type Understanding = { entities: Entity[]; rest: Token[] };

export const factLexemes: readonly string[] = [...new Set([...homeFacts, ...goodsFacts, ...vehicleFacts])];

const wordsOf = (list: keyof typeof data.words): ReadonlySet<string> => new Set(data.words[list].split(" "));
const linking = wordsOf("linking");
const owning = wordsOf("owning");
const fillers = wordsOf("fillers");
/** Words that only affect the order; results without them are just as good. */
const rankingOnlyWords = wordsOf("soft");

export function isLinking(word: string): boolean {
  return linking.has(word);
}

export function isRankingOnly(word: string): boolean {
  return rankingOnlyWords.has(word) || isContraction(word);
}

function isFiller(word: string): boolean {
  return fillers.has(word);
}

function openPositions({ tokens, claimed }: Reading): number[] {
  return tokens.flatMap(({ word, isTerm }, index) =>
    claimed[index] || isTerm || isStopWord(word) || isFiller(word) || isRankingOnly(word) ? [] : [index],
  );
}

const decadeLabel = /^Built in the \d{4}s$/;

/** A lot size without a type of home implies land. */
export function isType({ kind, lexemes }: Pick<Entity, "kind" | "lexemes">): boolean {
  return kind === "type" || (kind === "lot" && lexemes.length > 0);
}

/** 'place to rent' means a home unless something else follows: 'place to rent kayaks'. */
function isPlaceToRent({ tokens, claimed }: Reading): boolean {
  return tokens.some(({ word }, at) => {
    const offer = /^(places?|somewhere)$/.test(word) ? claimed[at + 1] : null;
    if (offer?.label !== offerNames.rent) return false;
    const end = claimed.lastIndexOf(offer) + 1;
    return end === tokens.length || claimed[end] !== null || isLinking(tokens[end]!.word);
  });
}

function isPartOfBrand({ tokens, claimed }: Reading, { brands }: CatalogContext): boolean {
  return [...nameKeysOf(tokens.map(({ word }) => word))].some(
    ([key, places]) =>
      brands.has(key) &&
      places.some(
        ({ from, length }) =>
          length > 1 &&
          claimed.slice(from, from + length).some((entity) => entity !== null && isType(entity)),
      ),
  );
}

/** True if the text asks for a home; false for 'house cleaning', 'office chair', and 'yoga at home'. */
function requestsHome(reading: Reading, context: CatalogContext): boolean {
  const { category, mainSection } = context;
  if (category && category !== "realestate") return false;
  if (isPartOfBrand(reading, context)) return false;
  const { tokens, claimed } = reading;
  const has = (fits: (entity: Entity) => boolean) =>
    claimed.some((entity) => entity !== null && fits(entity));
  // An 'attached garage' belongs to a home; a garage alone may be a workspace for rent.
  const hasParking =
    claimed.filter((entity) => entity?.kind === "parking" && /garage/i.test(entity.label)).length > 1;
  const hasRooms = has(
    ({ kind, label }) => kind === "bathrooms" || (kind === "bedrooms" && label !== "Studio"),
  );
  const type = claimed.findLastIndex((entity) => entity !== null && isType(entity));
  const isRequested =
    type >= 0 ||
    hasRooms ||
    hasParking ||
    has(
      ({ kind, label }) =>
        label === offerNames.rent ||
        label === "Studio" ||
        kind === "area" ||
        /^(furnished|pets)$/.test(kind) ||
        (kind === "year" && !decadeLabel.test(label)),
    );
  if (!isRequested) return false;
  if (type < 0 && !hasRooms && hasSeparateThing(tokens.map(({ word }) => word))) return false;
  const isSure =
    category === "realestate" ||
    hasRooms ||
    isPlaceToRent(reading) ||
    (type >= 0 && has(({ kind }) => kind === "offer"));
  const isForeign = (index: number) => {
    const section = mainSection(tokens[index]!.word);
    return section === null ? !isSure : section !== "realestate";
  };
  const open = openPositions(reading);
  if (type < 0) return hasRooms || !open.some(isForeign);
  const first = claimed.indexOf(claimed[type]!);
  // 'Rewire house' means a service.
  const isDone = (index: number) => index < first && mainSection(tokens[index]!.word) === "services";
  if (!isSure && !has(({ kind }) => kind === "price") && open.some(isDone)) return false;
  // In 'movers for 2 bedroom apartment' the rooms belong to the object of the work; 'need a 2 bedroom apartment'
  // requests a home.
  const start = claimed.findLastIndex(
    (entity, index) => index < first && entity?.kind !== "bedrooms" && entity?.kind !== "bathrooms",
  );
  const isBefore = start === first - 1 || !/^(an?|the)$/.test(tokens[start]?.word ?? "");
  const isOwned = start >= 0 && !claimed[start] && isBefore && owning.has(tokens[start]!.word);
  if (isOwned && open.some((index) => index < start && isForeign(index))) return false;
  const behind = tokens.findIndex(({ word }, index) => index > type && !claimed[index] && linking.has(word));
  return !open.some((index) => index > type && (behind < 0 || index < behind) && isForeign(index));
}

function claimBrands(
  reading: Reading,
  { brands, mainSection, category }: CatalogContext,
  text: string,
): void {
  if (category && category !== "products") return;
  const places = [...nameKeysOf(reading.tokens.map(({ word }) => word))]
    .filter(([key]) => brands.has(key))
    .flatMap(([key, found]) => found.map((place) => ({ key, ...place })))
    .sort((a, b) => b.length - a.length);
  for (const { key, from, length } of places) {
    const within = (index: number) => index >= from && index < from + length;
    if (reading.claimed.slice(from, from + length).some(Boolean)) continue;
    const others = openPositions(reading).filter((index) => !within(index));
    if (others.some((index) => mainSection(reading.tokens[index]!.word) !== "products")) continue;
    const label = namedBy(reading.tokens.slice(from, from + length), text);
    claim(reading, from, from + length, { kind: "brand", label, lexemes: [`xbr_${key}`] });
  }
}

/** Dollars; no home sells for less, and none rents for this much a month. */
const minSalePrice = 20_000;
const maxMonthlyRent = 6000;

/** Infers rent or sale from the amount: 'under 300k' isn't rent, 'under 1500' isn't a sale. Undefined for land. */
function inferOffer({ claimed }: Reading, { min, max }: Entity, isMonthly: boolean): string[] | undefined {
  if (isMonthly) return ["xlt_rent"];
  const amount = max ?? min ?? 0;
  const hasOffer = claimed.some((entity) => entity?.kind === "offer");
  const isLand = claimed.some((entity) => entity?.lexemes.some((lexeme) => landLexemes.has(lexeme)));
  if (hasOffer || isLand) return undefined;
  if (amount >= minSalePrice) return ["xlt_sale"];
  return max !== undefined && max <= maxMonthlyRent ? ["xlt_rent"] : undefined;
}

function resolveLot({ claimed }: Reading): void {
  const types = claimed.filter((entity) => entity?.kind === "type");
  const isLand =
    types.length > 0 && types.every((entity) => entity!.lexemes.every((one) => landLexemes.has(one)));
  const size = claimed.find((entity) => /^(area|lot)$/.test(entity?.kind ?? ""));
  const isAlone = size?.kind === "lot" && types.length === 0;
  const lot = isAlone ? { ...size, lexemes: [...landLexemes] } : size && isLand ? toLotEntity(size) : size;
  for (const [index, entity] of claimed.entries()) if (entity && entity === size) claimed[index] = lot!;
}

export function extractEntities(
  text: string,
  typed: readonly Token[],
  context: CatalogContext,
): Understanding {
  const tokens = dropShopWord(rewriteAsOffer(typed), context.mainSection);
  const reading = startReading(tokens);
  claimRooms(reading, text);
  claimYears(reading, text);
  claimMileage(reading, text);
  claimFree(reading, (word) => context.mainSection(word) === "products");
  const isMonthly = claimPrice(reading, text);
  claimCheap(reading);
  claimPlaces(reading, { text, cities: context.cities });
  let asHome: Reading = { tokens, claimed: [...reading.claimed] };
  claimArea(asHome, text);
  claimLot(asHome, text);
  claimHome(asHome, (_phrase, _index, { lexemes }) => lexemes.some((lexeme) => context.facts.has(lexeme)));
  claimSlashedRooms(asHome, text);
  if (asHome.claimed.some((entity) => entity?.kind === "type" || entity?.kind === "offer")) {
    if (context.facts.has("xpe_1")) claimPets(asHome);
    claimFamilyBedrooms(asHome);
  }
  asHome = demotePurpose(asHome);
  resolveLot(asHome);
  const isPrice = (entity: Entity | null) => entity?.kind === "price";
  if (!asHome.claimed.some(isPrice)) claimBarePrice(asHome, text);
  if (requestsHome(asHome, context)) {
    const price = asHome.claimed.find(isPrice);
    if (price) price.requiredLexemes = inferOffer(asHome, price, isMonthly);
    // A monthly price without a type means housing.
    const isHousing = isMonthly && !asHome.claimed.some((entity) => entity !== null && isType(entity));
    if (isHousing)
      for (const entity of asHome.claimed)
        if (entity?.kind === "offer") entity.requiredLexemes = housingLexemes;
    return finish(asHome);
  }
  const isWork = openPositions(reading).some(
    (index) => context.mainSection(tokens[index]!.word) === "services",
  );
  if (context.category !== "realestate" && context.category !== "services") {
    claimGoods(reading, (index) => context.mainSection(tokens[index]!.word) === "products");
    claimBrands(reading, context, text);
    const isThing = (index: number) => context.mainSection(tokens[index]!.word) !== null;
    const open = new Set(openPositions(reading));
    claimVehicle(reading, {
      isOpen: (index) => open.has(index),
      isThing,
      isThere: (lexeme) => context.facts.has(lexeme),
    });
  }
  releaseYears(reading);
  const { entities, rest } = finish(reading);
  // The size of a home doesn't limit work on it.
  return {
    entities: isWork ? entities.filter(({ kind }) => !/^(bed|bath)rooms$/.test(kind)) : entities,
    rest,
  };
}

function finish({ tokens, claimed }: Reading): Understanding {
  const entities = [...new Set(claimed.filter((entity) => entity !== null))];
  const rest = tokens.filter((_, index) => !claimed[index]);
  const informative = rest.filter(({ word }) => !isFiller(word));
  return { entities, rest: informative.length > 0 || entities.length > 0 ? informative : rest };
}
