import { isStopWord } from "../analysis/word-classes.rules";
import type { Entity } from "../analysis/tokens.rules";
import type { ParsedEntity, Understanding } from "../contract";
import { isLinking } from "../entities/entities.rules";
import { filterOf } from "./entity-filter.rules";
import type { Terms } from "./terms.rules";

function tidy(text: string): string {
  return text
    .replace(/\s+,/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,<>≤≥=]+$/g, "");
}

export function remainderOf(
  text: string,
  entities: readonly Pick<Entity, "start" | "end">[],
): { words: string; understood: string } {
  const spans = entities.toSorted((a, b) => a.start - b.start);
  let words = "";
  let end = 0;
  for (const span of spans) {
    words += ` ${text.slice(end, span.start)}`;
    end = Math.max(end, span.end);
  }
  words = tidy(`${words} ${text.slice(end)}`);
  const hasContent = words
    .split(/\W+/)
    .some((word) => word && !isStopWord(word.toLowerCase()) && !isLinking(word));
  const understood = tidy(spans.map((span) => text.slice(span.start, span.end)).join(" "));
  return { words: hasContent ? words : "", understood };
}

/** A text about goods stays whole, because 'new' and 'free delivery' may be part of its subject. */
export function remainderOrWhole(
  { entities, remainder }: Understanding,
  search: string,
): { words: string; understood: string } {
  const isOfGoods = entities.every(({ kind }) => kind === "condition" || kind === "delivery");
  return remainder && !isOfGoods ? remainder : { words: search, understood: "" };
}

export function describeText(text: string, terms: Terms): Understanding {
  const { corrected, missing, entities } = terms;
  // Words that only affect the order aren't conditions of the result.
  const hasOwnWords = missing.length > 0 || terms.terms.some(({ isFact, word }) => !isFact && word !== "");
  const remainder = remainderOf(text, entities);
  return {
    corrected,
    missing,
    entities: entities.filter(({ label }) => label).map((entity) => toUnderstood(text, entity)),
    ...(entities.length > 0
      ? { remainder: { ...remainder, text, ...(hasOwnWords ? {} : { words: "" }) } }
      : {}),
  };
}

function toUnderstood(text: string, entity: Entity): ParsedEntity {
  const { kind, label, start, end } = entity;
  const without = tidy(`${text.slice(0, start)} ${text.slice(end)}`);
  return { kind, label, without, span: [start, end], filter: filterOf(entity) };
}
