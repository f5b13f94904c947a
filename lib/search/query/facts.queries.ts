import "server-only";
import type { WordStatistics } from "../index/word-statistics.queries";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { inTitle, type Term } from "./terms.rules";
import type { Token, Entity } from "../analysis/tokens.rules";
import { isType } from "../entities/entities.rules";
import { addDocuments, noDocuments } from "../index/words.queries";

export function mergeTypes(entities: readonly Entity[]): Entity[] {
  const types = entities.filter(({ kind }) => kind === "type");
  const narrow = types.filter(({ lexemes }) => !lexemes.includes("xcat_realestate"));
  const [type] = narrow.length > 0 ? narrow : types;
  const others = entities.filter(({ kind }) => kind !== "type");
  return type
    ? [
        ...others,
        { ...type, lexemes: [...new Set(narrow.flatMap(({ lexemes }) => lexemes).concat(type.lexemes))] },
      ]
    : others;
}

export function factsOf(entity: Entity, known: WordStatistics, tokens: readonly Token[]): Term[] {
  const { kind, label, lexemes, requiredLexemes = [], best = [] } = entity;
  const named = kind === "type" || kind === "parking" ? namedSo(entity, known, tokens) : [];
  const groups = [lexemes, requiredLexemes].filter((group) => group.length > 0);
  return groups.map((group) => {
    const there = group.filter((lexeme) => known.documents.has(lexeme));
    const chosen = there.length > 0 ? there : group;
    return {
      word: label,
      operands: chosen.map(quoteLexeme),
      documents: there.map((lexeme) => known.documents.get(lexeme)!).reduce(addDocuments, noDocuments),
      isFact: true,
      isHead: isType({ kind, lexemes }),
      isMinor: /^(bathrooms|delivery|furnished|parking)$/.test(kind),
      best: best.map(quoteLexeme),
      ...(named.length > 0 ? { boostOperands: named } : {}),
    };
  });
}

function namedSo({ start, end }: Entity, known: WordStatistics, tokens: readonly Token[]): string[] {
  const typed = tokens.filter((token) => token.start >= start && token.end <= end).map(({ word }) => word);
  const lexemes = typed.flatMap((word) => known.words.get(word)?.lexeme ?? []);
  const joined = typed.length === 2 ? known.words.get(typed.join(""))?.lexeme : null;
  return [
    ...(lexemes.length === typed.length ? [`(${lexemes.map(quoteLexeme).map(inTitle).join(" <-> ")})`] : []),
    ...(joined ? [inTitle(quoteLexeme(joined))] : []),
  ];
}
