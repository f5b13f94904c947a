import type { JudgedAnswer } from "./judge";

const shown = 3;

export function traceOf({ query, right, ndcg, isLoss, answer }: JudgedAnswer): string {
  const { total, exact, partial, corrected, missing, unmatched: unmatchedWords, items } = answer;
  const stages = [
    corrected === null ? [] : `corrected to ${corrected}`,
    missing.length > 0 ? `no listing has ${missing.join(", ")}` : [],
    unmatchedWords.length > 0 ? `some don't match ${unmatchedWords.join(", ")}` : [],
    partial === null ? [] : `matches ${partial}`,
    `found ${total}, ${exact} of the first ${items.length} exact`,
  ].flat();
  return [
    `- ${query}: nDCG ${ndcg.toFixed(2)}, ${right} right${isLoss ? ", better with literal=1" : ""}`,
    ...stages.map((stage) => `  ${stage}`),
    ...items.slice(0, shown).map(({ title, location }) => `  > ${title} (${location})`),
  ].join("\n");
}
