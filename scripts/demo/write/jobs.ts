import type { Random } from "../random";
import { demoWords, type JobWords } from "../words";
import { fill } from "./text";

const { commonNeeds, endings, intros, offers } = demoWords.jobs;

function toSentenceCase(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

type Filled = { company: string; city: string; size: number };

export function writeJob(
  random: Random,
  words: JobWords,
  title: string,
  { company, city, size }: Filled,
): string {
  const intro = fill(random.pick(intros), {
    company,
    title: toSentenceCase(title),
    city,
    size: String(size),
  });
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  return [
    intro,
    `What you’ll do\n${list(random.some(words.duties, 4))}`,
    `What we’re looking for\n${list(random.some([...words.needs, ...commonNeeds], 3))}`,
    `What we offer\n${list(random.some(offers, random.int(3, 4)))}`,
    random.pick(endings),
  ].join("\n\n");
}
