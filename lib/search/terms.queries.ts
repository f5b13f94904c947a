import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { isName } from "./everyday.rules";
import { doingsOf } from "./families.rules";
import { documentsOf, leaningOf, learn, readKnown, synonymsAt, type Known } from "./known.queries";
import { completedLength, mend, readNearWords, type Draft } from "./mending.queries";
import { quoteLexeme } from "./rules";
import { headOf, inTitle, type Asked, type Term, type Terms } from "./terms.rules";
import type { Synonym } from "./synonyms.queries";
import { unitsOf, type Unit } from "./units.queries";
import { currentVocabulary } from "./vocabulary.queries";
import { sumDocuments, type Documents } from "./window.rules";
import { tokensOf, type Token, type Wish } from "./wishes/tokens.rules";
import { understand } from "./wishes/wishes.rules";
import {
  addDocuments,
  beginning,
  countDocuments,
  isFound,
  noDocuments,
  type Completion,
} from "./words.queries";

/** The same text is asked for by the page, its facets and its next page within moments. */
const keptSeconds = 10;

/**
 * `revision` of the stock: with the first word that is new, what was found out before is out of date. So it is when the
 * words are there in memory, which mends more typing errors than the tables do.
 */
export function readTerms(asked: Asked, revision: string): Promise<Terms> {
  const source = currentVocabulary() ? "memory" : "tables";
  return cachedRead({
    tags: [],
    key: `terms:${revision}:${source}:${JSON.stringify(asked)}`,
    maxAgeSeconds: keptSeconds,
    load: async () => (await readTermsEach([asked]))[0]!,
  });
}

/** The same for several texts at once: however many words there are, each kind of question is one statement for all. */
export async function readTermsEach(texts: readonly Asked[]): Promise<Terms[]> {
  const drafts = texts.map((asked) => ({ asked, tokens: readTokens(asked.text), isMended: false }));
  const known = await readKnown(drafts);
  const near = await readNearWords(drafts, known);
  const { completions } = near;
  const mended = await mend(drafts, known, near);
  const parsed = mended.map((draft) => parse(draft, known));
  const facts = parsed.flatMap(({ wishes }) =>
    wishes.flatMap(({ lexemes, also = [] }) => [...lexemes, ...also]),
  );
  await learn(known, { words: [], lexemes: facts });
  const terms = parsed.map((one) => assemble(one, known, completions));
  await countOpen(terms.flat());
  return parsed.map(({ draft, wishes }, index) => finish(draft, wishes, terms[index]!));
}

/** Each word once; a number may stand twice: 'from 100 to 1,000', '2 bed 2 bath'. */
function readTokens(text: string): Token[] {
  const seen = new Set<string>();
  const tokens = tokensOf(text).filter(({ word }) => {
    if (/\d/.test(word)) return true;
    if (seen.has(word) && !/^(and|to|or|under|over|in|for|with)$/.test(word)) return false;
    seen.add(word);
    return true;
  });
  return tokens.map((token) => ({ ...token, word: token.word.slice(0, 40) }));
}

type Parsed = { draft: Draft; wishes: Wish[]; rest: Token[] };

function parse(draft: Draft, known: Known): Parsed {
  const { text, category, literal, answered } = draft.asked;
  if (literal) return { draft, wishes: [], rest: draft.tokens };
  const keys = [...known.documents.keys()];
  const having = (prefix: string) =>
    new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
  const { wishes, rest } = understand(text, draft.tokens, {
    category,
    cities: having("xci_"),
    brands: having("xbr_"),
    facts: known.documents,
    leaning: (word) => leaningOf(word, known),
  });
  return { draft, wishes: wishes.filter(({ kind }) => !answered.includes(kind)), rest };
}

function assemble(parsed: Parsed, known: Known, completions: readonly Completion[]): Term[] {
  const units = unitsOf(parsed.rest, known, Boolean(parsed.draft.asked.literal));
  // A home is the thing itself, and all other words say what it is like: '2 car garage house'.
  const isHome = parsed.wishes.some(({ kind }) => kind === "type");
  const head = isHome ? -1 : headOf(parsed.rest, units);
  const words = units.map((unit, index) => {
    const input = { completions, isLast: index === units.length - 1, asked: parsed.draft.asked };
    const loose = unit.joined === null ? looseOf(unit, known, input) : undefined;
    const term = { ...termOf(unit, known, input), isHead: index === head, loose };
    if (!term.isHead || parsed.draft.asked.literal || !isThing(unit, known)) return term;
    return ofThing(term, { unit, known, isAlone: units.length === 1 });
  });
  return [
    ...units.flatMap((unit) => nobodys(unit, known)),
    ...words,
    ...anyType(parsed.wishes).flatMap((wish) => factsOf(wish, known)),
  ];
}

/** A name that nobody offers, which leads to things of its kind: a 'macbook' is no other laptop. */
function nobodys({ words, synonyms }: Unit, known: Known): Term[] {
  const [word] = words;
  const isOffered = words.length > 1 || !word || isFound(known.words.get(word)?.documents ?? noDocuments);
  if (isOffered || !isName(word) || synonyms.length === 0) return [];
  return [{ word, operands: [], documents: noDocuments }];
}

type Thing = { unit: Unit; known: Known; isAlone: boolean };

/** A thing is looked for in titles; what homes have beside ('bike storage') is none, and its own section comes first. */
function ofThing(term: Term, { unit, known, isAlone }: Thing): Term {
  const own = unit.words.length === 1 ? known.words.get(unit.words[0]!)?.heads : undefined;
  const { products, services, realestate } = own ?? noDocuments;
  const isOwn = products + services > 0;
  const section = products >= 2 * services ? "products" : services >= 2 * products ? "services" : null;
  const beside = isOwn && isAlone && realestate === 0 ? " & !'xcat_realestate'" : "";
  return {
    ...term,
    operands: term.operands.map((operand) => `(${inTitle(operand)}${beside})`),
    passing: term.operands,
    best: isOwn && section ? [quoteLexeme(`xcat_${section}`)] : undefined,
  };
}

/** Whether goods or services have it as what their titles are about: then a mention elsewhere is no such thing. */
function isThing({ words, synonyms }: Unit, known: Known): boolean {
  const isOffered = ({ products, services, realestate }: Documents) => products + services > realestate;
  const own = words.length === 1 ? known.words.get(words[0]!)?.heads : undefined;
  return (
    isOffered(own ?? noDocuments) || synonyms.some(({ lexemes }) => isOffered(documentsOf(lexemes, known)))
  );
}

/** 'Apartment or condo' is either. */
function anyType(wishes: readonly Wish[]): Wish[] {
  const types = wishes.filter(({ kind }) => kind === "type");
  const narrow = types.filter(({ lexemes }) => !lexemes.includes("xcat_realestate"));
  const [type] = narrow.length > 0 ? narrow : types;
  const others = wishes.filter(({ kind }) => kind !== "type");
  return type
    ? [
        ...others,
        { ...type, lexemes: [...new Set(narrow.flatMap(({ lexemes }) => lexemes).concat(type.lexemes))] },
      ]
    : others;
}

function factsOf({ kind, label, lexemes, also = [], best = [] }: Wish, known: Known): Term[] {
  const groups = [lexemes, also].filter((group) => group.length > 0);
  return groups.map((group) => {
    const there = group.filter((lexeme) => known.documents.has(lexeme));
    const asked = there.length > 0 ? there : group;
    return {
      word: label,
      operands: asked.map(quoteLexeme),
      documents: there.map((lexeme) => known.documents.get(lexeme)!).reduce(addDocuments, noDocuments),
      isFact: true,
      isHead: kind === "type",
      best: best.map(quoteLexeme),
    };
  });
}

type TermInput = { completions: readonly Completion[]; isLast: boolean; asked: Asked };

/** What a phrase is about by its last word alone, for when nobody offers just that: a 'kids bike' is a bike. */
function looseOf({ at, words }: Unit, known: Known, input: TermInput): Term | undefined {
  const word = words.at(-1)!;
  if (words.length < 2) return undefined;
  const term = termOf(
    { at, words: [word], synonyms: synonymsAt(known.synonyms, [word]), joined: null },
    known,
    input,
  );
  return isFound(term.documents) ? { ...term, isHead: true } : undefined;
}

function termOf({ words, synonyms, joined }: Unit, known: Known, input: TermInput): Term {
  const rows = words.map((word) => known.words.get(word)).filter((row) => row !== undefined && !row.stop);
  const operands: string[] = [];
  let documents = noDocuments;
  const add = (operand: string, counts: Documents) => {
    if (!operands.includes(operand)) operands.push(operand);
    documents = addDocuments(documents, counts);
  };
  const lexemes = rows.flatMap((row) => row?.lexeme ?? []);
  const least = rows.map((row) => row!.documents).toSorted((a, b) => sumDocuments(a) - sumDocuments(b))[0];
  const own = words.length === 1 && least && isOnlyDoing(words[0]!) ? onlyServices(least) : least;
  if (own && own !== least && isFound(own)) add(`(${quoteLexeme(lexemes[0]!)} & 'xcat_services')`, own);
  else if (own && isFound(own))
    add(
      lexemes.length > 1
        ? `(${lexemes.map(quoteLexeme).join(joined === null ? " <-> " : " & ")})`
        : quoteLexeme(lexemes[0]!),
      own,
    );
  const one = joined === null ? undefined : known.words.get(joined);
  if (one?.lexeme) add(quoteLexeme(one.lexeme), one.documents);
  for (const synonym of synonyms) {
    const counts = documentsOf(synonym.lexemes, known);
    if (isFound(counts) && isSuchThing(synonym, known)) add(`(${inTitle(synonym.query)})`, counts);
  }
  if (
    !input.asked.literal &&
    words.length === 1 &&
    input.asked.category !== "products" &&
    documents.products === 0
  )
    for (const doing of doingsOf(words[0]!)) {
      const row = known.words.get(doing);
      if (row?.lexeme && !row.stop && row.documents.services > 0 && row.lexeme !== lexemes[0])
        add(`(${inTitle(quoteLexeme(row.lexeme))} & 'xcat_services')`, {
          ...noDocuments,
          services: row.documents.services,
        });
    }
  if (operands.length === 0 && input.isLast)
    for (const { typed, lexeme, ...counts } of input.completions)
      if (typed === words[0])
        add(quoteLexeme(lexeme), {
          products: counts.products,
          services: counts.services,
          realestate: counts.realestate,
        });
  const begins = known.words.get(words[0]!)?.begins ?? noDocuments;
  if (operands.length === 0 && isEnd(words, input) && isFound(begins)) add(beginning(words[0]!), begins);
  if (operands.length === 0) operands.push(...synonyms.map(({ query }) => `(${inTitle(query)})`));
  return { word: words.join(" "), operands, documents };
}

/** 'Roofing' where every listing says 'roof': somebody does it, no home has it. Unknown while memory is being filled. */
function isOnlyDoing(word: string): boolean {
  const vocabulary = currentVocabulary();
  return vocabulary !== null && word.endsWith("ing") && !vocabulary.speller.isWritten(word);
}

function onlyServices({ services }: Documents): Documents {
  return { ...noDocuments, services };
}

/**
 * A single word for the same counts where goods or services are called so: a keyboard that feels 'weighted' is no weight.
 * What homes have ('garage') stands behind what their titles are about, but nobody does it to them.
 */
function isSuchThing({ phrase, lexemes }: Synonym, known: Known): boolean {
  if (lexemes.length > 1) return true;
  const { products, services, realestate } = documentsOf(lexemes, known);
  if (realestate > products + services) return !isOnlyDoing(phrase);
  const heads = known.heads.get(lexemes[0]!) ?? noDocuments;
  return isFound(heads) && !(isOnlyDoing(phrase) && services === 0);
}

/** Whether it is a last word that may be the beginning of another one. */
function isEnd(words: readonly string[], { isLast, asked }: TermInput): boolean {
  return isLast && !asked.literal && words.length === 1 && words[0]!.length >= completedLength;
}

/** Counts in the index what the tables do not know. */
async function countOpen(terms: readonly Term[]): Promise<void> {
  const open = terms.filter(({ documents, operands }) => !isFound(documents) && operands.length > 0);
  const counted = await countDocuments(open.map(({ operands }) => operands.join(" | ")));
  for (const term of open) term.documents = counted.get(term.operands.join(" | ")) ?? noDocuments;
}

function finish({ tokens, isMended }: Draft, wishes: Wish[], terms: readonly Term[]): Terms {
  const found = terms.filter(({ documents }) => isFound(documents));
  const absent = terms.filter((term) => !found.includes(term));
  return {
    terms: found,
    absent,
    missing: absent.map(({ word }) => word),
    corrected: isMended ? tokens.map(({ word }) => word).join(" ") : null,
    onlyStopWords: tokens.length > 0 && terms.length === 0 && wishes.every(({ kind }) => kind !== "price"),
    wishes,
  };
}
