import type { ListingDto } from "@/lib/listings/contract";
import { readAnswer, searchPath, type Answer, type Get } from "./client";
import { isWorse, measure, type Verdict } from "./measures";
import type { JudgedQuery } from "./sets";

export type JudgedAnswer = Verdict & { answer: Answer };

export async function judgeQueries(
  get: Get,
  queries: readonly JudgedQuery[],
  listings: readonly ListingDto[],
): Promise<JudgedAnswer[]> {
  const judged: JudgedAnswer[] = [];
  for (const judgedQuery of queries) {
    const { set, kind, query, right } = judgedQuery;
    if (right && !listings.some(right)) continue;
    const answer = await readAnswer(get, searchPath(query));
    const literal = await readAnswer(get, searchPath(query, { isLiteral: true }));
    const measures = measure(judgedQuery, answer, listings);
    const isLoss = isWorse(measures.ndcg, measure(judgedQuery, literal, listings).ndcg);
    judged.push({ set, kind, query, ...measures, isLoss, answer });
  }
  return judged;
}
