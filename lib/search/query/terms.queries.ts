import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { treesTag } from "@/lib/server/tree";
import { compoundAt } from "../index/compounds.rules";
import { tokenizeQuery } from "./query-tokens.rules";
import { joinWords } from "../spelling/joining.queries";
import { readLiterals } from "./typed.queries";
import { wholeTitleQuery, type Literal } from "./typed.rules";
import {
  mainSectionOf,
  addStatistics,
  relatedLexemes,
  lexemesOfPhrases,
  readKnown,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { correctDrafts, readNearWords } from "../spelling/spelling.queries";
import { readSynonyms, synonymsOf } from "../index/synonyms.queries";
import { synonymsTag } from "../lexicon/synonyms.rules";
import type { TextRequest, Draft } from "../analysis/draft.rules";
import { type Term, type Terms } from "./terms.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import { extractEntities } from "../entities/entities.rules";
import { countDocuments, isFound, noDocuments } from "../index/words.queries";
import { buildTerms, type ParsedText } from "./term-roles.queries";

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
    readLiterals(
      parsed.map(({ draft, entities }, index) => ({ draft, entities, terms: terms[index]! })),
      known,
    ),
    countUnknownTerms(terms),
  ]);
  const titled = await countDocuments(literals.map(wholeTitleQuery).filter(Boolean));
  return parsed.map((one, index) => {
    const literal = literals[index]!;
    const isName = literal.vendorListings > 0 || isFound(titled.get(wholeTitleQuery(literal)) ?? noDocuments);
    return finish(isName ? withoutAmounts(one) : one, terms[index]!, literal);
  });
}

/** Amounts aren't conditions in a whole title or vendor's name: 'fits TVs up to 65 in.'. */
function withoutAmounts(parsed: ParsedText): ParsedText {
  return {
    ...parsed,
    entities: parsed.entities.filter(({ kind }) => !/^(price|area|lot|mileage|modelYear|order)$/.test(kind)),
  };
}

function compoundWords(parsed: readonly ParsedText[]): string[] {
  const { book } = currentVocabulary() ?? {};
  if (!book) return [];
  return parsed.flatMap(({ rest }) => rest.flatMap((_, at) => compoundAt(rest, at, book)?.following ?? []));
}

function parse(draft: Draft, known: WordStatistics): ParsedText {
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

function finish({ draft, entities }: ParsedText, terms: readonly Term[], literal: Literal): Terms {
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
      entities.every(({ kind }) => !/^(price|area|lot|mileage|modelYear)$/.test(kind)),
    entities,
    literal,
  };
}
