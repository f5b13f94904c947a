import type { JobDto } from "@/lib/jobs/contract";
import type { Random } from "@/scripts/demo/random";
import { readAnswer, type Answer, type Get } from "../client";
import { firstOf, rankOf, type Context } from "./context";
import { property } from "./property";
import { contentWords, isStopWord, misspellTitle, wordsOf } from "./words";

const jobs = ({ jobs: all }: Context) => all;

function search(get: Get, query: string): Promise<Answer<JobDto>> {
  return readAnswer<JobDto>(get, `/api/jobs?${new URLSearchParams({ limit: "48", search: query })}`);
}

function ranked(name: string, most: number, change: (title: string, random: Random) => string | null) {
  return property(name, jobs, async (job, { get, jobTitles }, random) => {
    const query = change(job.title, random);
    if (query === null || contentWords(query).length === 0) return null;
    const answer = await search(get, query);
    const rank = rankOf(answer.items, job);
    const rivals = jobTitles.withWords(wordsOf(query)).length;
    if (rank > 0 && rank <= Math.max(most, rivals)) return true;
    return `"${query}": rank ${rank || "none"} of ${answer.items.length}, ${firstOf(answer)}`;
  });
}

function firstTwoWords(title: string): string | null {
  const words = wordsOf(title.split(/[,(/–-]/)[0]!).filter((word) => !isStopWord(word));
  return words.length < 2 ? null : words.slice(0, 2).join(" ");
}

export const jobProperties = [
  ranked("job title: first", 1, (title) => title),
  ranked("job title: in the first 3", 3, (title) => title),
  ranked("job title: one typo", 3, misspellTitle),
  ranked("two words of a job title: found", 48, firstTwoWords),
  property(
    "company: first result",
    (context) => [...new Set(jobs(context).map(({ company }) => company))].filter(Boolean),
    async (company, { get }) => {
      const answer = await search(get, company);
      return answer.items[0]?.company === company || `${company}: ${firstOf(answer)}`;
    },
  ),
];
