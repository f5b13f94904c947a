import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { treesTag } from "@/lib/server/tree";
import { compoundAt } from "../index/compounds.rules";
import { countsPeople } from "../entities/quantities.rules";
import {
  isServiceRequest,
  isObjectSpecificWork,
  isGenericWork,
  needsObject,
} from "../analysis/word-classes.rules";
import { isBrandName } from "../lexicon/english.rules";
import { tokenizeQuery } from "./query-tokens.rules";
import { joinWords } from "../spelling/joining.queries";
import { readLiterals } from "./typed.queries";
import { wholeTitleQuery, type Literal } from "./typed.rules";
import {
  documentsOf,
  mainSectionOf,
  addStatistics,
  relatedLexemes,
  lexemesOfPhrases,
  readKnown,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { mergeTypes, factsOf } from "./facts.queries";
import { correctDrafts, readNearWords } from "../spelling/spelling.queries";
import { isOfHome, fallbackTerm, unitText, termOf } from "./single-terms.queries";
import { readSynonyms, synonymsOf } from "../index/synonyms.queries";
import { synonymsTag } from "../lexicon/synonyms.rules";
import type { TextRequest, Draft } from "../analysis/draft.rules";
import { headOf, isRealEstate, excludePlaces, type Term, type Terms } from "./terms.rules";
import {
  conditionsOf,
  isGoodsWord,
  isMostlySubject,
  isThing,
  mayModify,
  isGoodsUnit,
  limitToThing,
  namedSubcategory,
  qualitiesOf,
  modifiersOf,
  addBoosts,
} from "./things.queries";
import { unitsOf, type Unit } from "./units.queries";
import { isDescriptive } from "../lexicon/qualities.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import { isSeparateThing } from "../entities/apart.rules";
import type { Token, Entity } from "../analysis/tokens.rules";
import { isRankingOnly, extractEntities } from "../entities/entities.rules";
import { addDocuments, countDocuments, isFound, noDocuments, type Completion } from "../index/words.queries";
/** The page, its facets, and its next page read the same text within seconds. */
const cacheSeconds = 10;

/** `revision` is part of the cache key, so that new words invalidate cached terms. */
export function readTerms(request: TextRequest, revision: string): Promise<Terms> {
  const source = currentVocabulary() ? "memory" : "tables";
  return cachedRead({
    tags: [treesTag, synonymsTag],
    key: `terms:${revision}:${source}:${JSON.stringify(request)}`,
    maxAgeSeconds: cacheSeconds,
    load: async () => (await readTermsEach([request]))[0]!,
  });
}

export async function readTermsEach(texts: readonly TextRequest[]): Promise<Terms[]> {
  const synonyms = await readSynonyms();
  const isPhrase = (words: readonly string[]) => synonymsOf(synonyms, words.join(" ")).length > 0;
  const typed = texts.map((request) => ({
    request,
    tokens: tokenizeQuery(request, isPhrase),
    isCorrected: false,
  }));
  const known = await readKnown(typed);
  const drafts = typed.map((draft) => joinWords(draft, known));
  const changed = drafts.filter((draft, index) => draft.tokens.length < typed[index]!.tokens.length);
  const joined = changed.flatMap(({ tokens }) => tokens.map(({ word }) => word));
  await addStatistics(known, { words: joined, lexemes: relatedLexemes(changed, known) });
  const near = await readNearWords(drafts, known);
  const { completions } = near;
  const corrected = await correctDrafts(drafts, known, near);
  const parsed = corrected.map((draft) => parse(draft, known));
  const facts = parsed.flatMap(({ entities }) =>
    entities.flatMap(({ lexemes, requiredLexemes = [] }) => [...lexemes, ...requiredLexemes]),
  );
  await addStatistics(known, {
    words: compoundWords(parsed),
    lexemes: [...facts, ...lexemesOfPhrases(corrected, known)],
  });
  const terms = parsed.map((one) => buildTerms(one, known, completions));
  const [literals] = await Promise.all([
    readLiterals(parsed.map(({ draft, entities }, index) => ({ draft, entities, terms: terms[index]! }))),
    countUnknownTerms(terms),
  ]);
  const titled = await countDocuments(literals.map(wholeTitleQuery).filter(Boolean));
  return parsed.map((one, index) => {
    const literal = literals[index]!;
    const isTitle = isFound(titled.get(wholeTitleQuery(literal)) ?? noDocuments);
    return finish(isTitle ? withoutAmounts(one) : one, terms[index]!, literal);
  });
}

/** Amounts aren't conditions if a title has the whole text: 'fits TVs up to 65 in.'. */
function withoutAmounts(parsed: Parsed): Parsed {
  return {
    ...parsed,
    entities: parsed.entities.filter(({ kind }) => !/^(price|area|lot|order)$/.test(kind)),
  };
}

function compoundWords(parsed: readonly Parsed[]): string[] {
  const { book } = currentVocabulary() ?? {};
  if (!book) return [];
  return parsed.flatMap(({ rest }) => rest.flatMap((_, at) => compoundAt(rest, at, book)?.following ?? []));
}

type Parsed = { draft: Draft; entities: Entity[]; rest: Token[] };

function parse(draft: Draft, known: WordStatistics): Parsed {
  const { text, category, literal, answered } = draft.request;
  if (literal) return { draft, entities: [], rest: draft.tokens };
  const keys = [...known.documents.keys()];
  const having = (prefix: string) =>
    new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
  const { entities, rest } = extractEntities(text, draft.tokens, {
    category,
    cities: having("xci_"),
    brands: having("xbr_"),
    facts: known.documents,
    mainSection: (word) => mainSectionOf(word, known),
  });
  return { draft, entities: entities.filter(({ kind }) => !answered.includes(kind)), rest };
}

function buildTerms(parsed: Parsed, known: WordStatistics, completions: readonly Completion[]): Term[] {
  const isLiteral = Boolean(parsed.draft.request.literal);
  const all = unitsOf(parsed.rest, known, isLiteral);
  const isDone = !isLiteral && isServiceRequest(all);
  // The service implies the work: 'sink repair' finds plumbers.
  const isFirm = (unit: Unit, index: number) => {
    const { words, synonyms } = unit;
    if (isLiteral) return true;
    if (parsed.rest[unit.at]!.isTerm || countsPeople(parsed.rest, unit.at)) return false;
    if (index > 0 && isDoneTo(all[index - 1]!, unit, known)) return false;
    return !(isDone && words.every(isGenericWork)) && (synonyms.length > 0 || !words.every(isRankingOnly));
  };
  const hasCore = all.some(isFirm) || parsed.entities.some(({ lexemes }) => lexemes.length > 0);
  const units = hasCore ? all.filter(isFirm) : all;
  // Words about a home describe it: '2 car garage house'.
  const isHome =
    parsed.entities.some(({ kind }) => kind === "type") || all.some((one) => isOfHome(one, known));
  const { book } = currentVocabulary() ?? {};
  const qualities = qualitiesOf(units, known, (phrase) => book?.has(phrase) ?? false);
  const named = isLiteral ? units : units.filter((unit) => !qualities.has(unit));
  const head = isHome ? -1 : headIndex(units, named, parsed.rest);
  const either = isLiteral || isHome ? -1 : firstOfPairIndex(units, head, parsed.rest);
  const isPriced = parsed.entities.some(({ kind }) => kind === "price" || kind === "order");
  const input = (unit: Unit) => ({ completions, isLast: unit === all.at(-1), request: parsed.draft.request });
  const isModifier = (index: number) =>
    index === head - 1 && units[head]!.words.length === 1 && needsObject(units[head]!.words[0]!);
  const words = units.map((unit, index) => {
    const fallback = unit.joined === null ? fallbackTerm(unit, known, input(unit)) : undefined;
    const term = {
      ...termOf(unit, known, input(unit)),
      isHead: index === head,
      isNeeded: !isLiteral && (isModifier(index) || (index === either && either === head - 2)),
      ...(index === either ? { either: "first" as const } : {}),
      ...(index === either + 1 ? { either: "second" as const } : {}),
      fallback,
      ...(index === head && !isLiteral && isGoodsWord(unit, known) ? { isGoods: true } : {}),
      ...(!isLiteral && units.length === 1 && mayModify(unit, known) ? { mayModify: true } : {}),
      ...(index === head && units.length === 1 && isMostlySubject(unit, known) ? { isSubject: true } : {}),
      ...(index === head && !isLiteral
        ? {
            boostOperands: modifiersOf(unit, known),
            part: units.length === 1 ? namedSubcategory(unit) : undefined,
          }
        : {}),
    };
    if (!isLiteral && isSeparateThing(unit.words)) return excludeHomes(term);
    if (isHome && !isLiteral) return { ...term, operands: term.operands.map(excludePlaces) };
    const isEither = index === either || index === either + 1;
    if (!(term.isHead || isEither) || isLiteral || !isThing(unit, known)) return term;
    return limitToThing(
      { ...term, isThing: true },
      { unit, known, isAlone: units.length === 1 || isEither, isDone, isPriced },
    );
  });
  const isNamed = units[head] !== undefined && isGoodsUnit(units[head], units, known);
  const extra = (hasCore ? all : [])
    .filter((unit, index) => !isFirm(unit, index))
    .map((unit) => termOf(unit, known, input(unit)));
  const terms = [
    ...units.flatMap((unit) => unlistedBrand(unit, known)),
    ...words,
    ...(isLiteral || isRealEstate(parsed) ? [] : conditionsOf(words[head], { isDone, isNamed })),
    ...mergeTypes(parsed.entities).flatMap((entity) => factsOf(entity, known, parsed.draft.tokens)),
    ...(isRealEstate(parsed) && !parsed.draft.request.category ? [homesTerm(known)] : []),
  ];
  return addBoosts(terms, extra);
}

function homesTerm({ documents }: WordStatistics): Term {
  const lexeme = "xcat_realestate";
  const homes = documents.get(lexeme) ?? noDocuments;
  return {
    word: "",
    operands: [`'${lexeme}'`],
    documents: homes,
    isFact: true,
    isNeeded: true,
    isImplied: true,
  };
}

function isDoneTo(thing: Unit, doing: Unit, known: WordStatistics): boolean {
  const { services, products } = thing.synonyms
    .map(({ lexemes }) => documentsOf(lexemes, known))
    .reduce(addDocuments, noDocuments);
  return doing.words.length === 1 && isObjectSpecificWork(doing.words[0]!) && services > products;
}

function excludeHomes({ fallback: _fallback, ...term }: Term): Term {
  return {
    ...term,
    operands: term.operands.map((operand) => `(${operand} & !'xcat_realestate')`),
    documents: { ...term.documents, realestate: 0 },
  };
}

function headIndex(units: readonly Unit[], named: readonly Unit[], rest: readonly Token[]): number {
  const last = units.indexOf(named[headOf(rest, named)]!);
  const isQuality = last > 1 && units[last]!.words.every(isDescriptive);
  return isQuality ? headOf(rest, units.slice(0, last - 1)) : last;
}

/** Index of the first of two joined things ('piano and violin lessons'), -2 without any. */
function firstOfPairIndex(units: readonly Unit[], head: number, rest: readonly Token[]): number {
  const isOfBoth = units.length === 3 && head === 2 && units[2]!.words.every(needsObject);
  const isPair = units.length === 2 && head === 1;
  const between = isOfBoth || isPair ? rest.slice(units[0]!.at, units[1]!.at) : [];
  return between.some(({ word }) => /^(and|or|plus)$/.test(word)) ? 0 : -2;
}

function unlistedBrand({ words, synonyms }: Unit, known: WordStatistics): Term[] {
  const name = words.join("");
  const isOffered = isFound(known.words.get(name)?.documents ?? noDocuments);
  if (isOffered || !isBrandName(name) || synonyms.length === 0) return [];
  return [{ word: unitText(words), operands: [], documents: noDocuments }];
}

async function countUnknownTerms(texts: readonly Term[][]): Promise<void> {
  const isOpen = ({ documents }: Term) => !isFound(documents);
  const open = texts.flat().filter((term) => isOpen(term) && !term.isImplied && term.operands.length > 0);
  const counted = await countDocuments(open.map(({ operands }) => operands.join(" | ")));
  for (const term of open) term.documents = counted.get(term.operands.join(" | ")) ?? noDocuments;
  for (const terms of texts) {
    const head = terms.find(({ isHead }) => isHead);
    for (const term of terms.filter((one) => one.isImplied && isOpen(one)))
      term.documents = head?.documents ?? noDocuments;
  }
}

function finish({ draft, entities }: Parsed, terms: readonly Term[], literal: Literal): Terms {
  const { tokens, isCorrected } = draft;
  const isThere = ({ documents }: Term) => isFound(documents);
  const absent = terms.filter((term) => !isThere(term) && term.word);
  const isOther = (place: Term["either"]) => (term: Term) =>
    term.either !== undefined && term.either !== place && isThere(term);
  return {
    // Falls back to bikes if there is no 'mountain bike'.
    terms: terms.flatMap((term) => (isThere(term) ? [term] : (term.fallback ?? []))),
    absent,
    missing: absent.map(({ word }) => word),
    isMissingRequired: absent.some(
      ({ isNeeded, either }) => isNeeded && !(either && terms.some(isOther(either))),
    ),
    corrected: isCorrected ? tokens.map(({ word }) => word).join(" ") : null,
    onlyStopWords:
      tokens.length > 0 &&
      terms.length === 0 &&
      entities.every(({ kind }) => !/^(price|area|lot)$/.test(kind)),
    entities,
    literal,
  };
}
