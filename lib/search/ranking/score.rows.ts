import "server-only";
import { join, sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import type { MatchTier } from "../contract";
import type { Ranking } from "./ranking.rules";

export const tierPoints = 200;

/** Worst first; the index of a tier is the whole part of a score in tier points, less one. */
const tiers: readonly MatchTier[] = ["mention", "words", "vendor", "title"];

export function tierOfScore(score: number): MatchTier | undefined {
  return tiers[Math.floor(score / tierPoints) - 1];
}

const tierName = "tier";

export const titlePoints = 8;
export const headPoints = 10;

const weights = sql`'{0.05, 0.1, 0.5, 1}'::float4[]`;

export type ScorePart = { name: string; points: Sql };

export function scoreParts(ranking: Ranking): ScorePart[] {
  const { literal, exactHead, head, title, phrase, words, typed, best, extra, part, variant } = ranking;
  const bonus = (name: string, query: string | undefined, points: number): ScorePart[] =>
    query
      ? [
          {
            name,
            points: sql`CASE WHEN m.tsv @@ ${query}::tsquery THEN ${constant(points)} ELSE 0 END`,
          },
        ]
      : [];
  const rank = (name: string, query: string): ScorePart[] =>
    query ? [{ name, points: sql`ts_rank(${weights}, m.tsv, ${query}::tsquery)` }] : [];
  return [
    ...tierPart(ranking),
    ...bonus("typed phrase in title", literal?.phrase, 12),
    ...bonus("typed words in title", literal?.titled, 10 * (literal?.titledWords ?? 0)),
    ...bonus("typed forms in title", literal?.written, 8),
    ...bonus("typed text in title", literal?.whole, 10),
    ...bonus("name of the vendor", literal?.ownVendor, 30),
    ...bonus("vendor named in the text", literal?.namedVendor, 30),
    ...bonus("other words in its title", literal?.vendorTitle, 12),
    ...(literal
      ? [
          ...ranking.facts.flatMap((fact) => bonus("fact", fact, 12)),
          ...bonus("section", ranking.section, 6),
          ...bonus("named subcategory", ranking.named, 12),
          ...bonus("as understood", ranking.understood, 12),
        ]
      : []),
    ...bonus("about the thing", head, headPoints),
    ...bonus("by its own name", exactHead === head ? "" : exactHead, 2.5),
    ...bonus("all words in title", title, titlePoints),
    ...bonus("phrase in title", phrase, 3),
    ...bonus("fact as typed", best, 6),
    ...extra.flatMap((query) => bonus("goes with it", query, 2)),
    ...bonus("subcategory", part, 1.5),
    ...bonus("another variant", variant, -2),
    ...rank("word places", words),
    ...rank("typed word places", typed === words ? "" : typed),
    // All of these together count less than a second mention in a description.
    { name: "pictures and reviews", points: sql`m.tie / 800.0` },
  ];
}

/** Points within a tier are capped, so that they never add up to another tier. */
export function scoreOf(ranking: Ranking): Sql {
  const parts = scoreParts(ranking);
  const points = join(
    parts.filter(({ name }) => name !== tierName).map((part) => part.points),
    " + ",
  );
  const tier = parts.find(({ name }) => name === tierName);
  return tier ? sql`${tier.points} + LEAST(${points}, ${constant(tierPoints - 1)})` : points;
}

function tierPart({ understood, subject, literal }: Ranking): ScorePart[] {
  if (!literal) return [];
  const words = joinQueries(understood, literal.named);
  const ofSubject = joinQueries(`(${words}) & ${subject}`, literal.phrase);
  const queries = [literal.title, literal.vendor, subject && words ? ofSubject : words];
  const cases = queries.flatMap((query, index) =>
    query ? [sql`WHEN m.tsv @@ ${query}::tsquery THEN ${constant((tiers.length - index) * tierPoints)}`] : [],
  );
  return [{ name: tierName, points: sql`CASE ${join(cases, " ")} ELSE ${constant(tierPoints)} END` }];
}

function joinQueries(one: string, other: string): string {
  return one && other ? `(${one}) | ${other}` : one || other;
}
