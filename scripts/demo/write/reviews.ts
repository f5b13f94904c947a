import { propertyTypeGroups } from "@/lib/listings/rules";
import type { Random } from "../random";
import { demoWords, type Mood } from "../words";
import { fill } from "./text";

const { amends, caveats, endings, openings, regrets, subjects, thanks } = demoWords.reviews;

export type ReviewSubject = {
  category: "products" | "services" | "realestate";
  subcategory?: string | undefined;
  listingType?: string | undefined;
  propertyType?: string | undefined;
};

type MoodSentences = Record<Mood, readonly string[]>;

const sentencesBySubject = new Map<string, MoodSentences>(
  subjects.flatMap(({ of, ...moodSentences }) => of.map((name) => [name, moodSentences] as const)),
);

const homes: ReadonlySet<string> = new Set(propertyTypeGroups.Residential);

function groupOf({ category, subcategory = "", listingType, propertyType = "" }: ReviewSubject): string {
  if (category === "realestate") return homes.has(propertyType) ? (listingType ?? "sale") : "premises";
  const [area = ""] = subcategory.split("/");
  return sentencesBySubject.has(subcategory) ? subcategory : area;
}

function sentencesFor(about: ReviewSubject): MoodSentences {
  const found = sentencesBySubject.get(groupOf(about));
  if (!found) throw new Error(`No reviews of ${about.category} ${about.subcategory}`);
  return found;
}

function pickNew(random: Random, texts: readonly string[], isNew: (text: string) => boolean): string {
  const from = texts.indexOf(random.pick(texts));
  const turned = [...texts.slice(from), ...texts.slice(0, from)];
  return turned.find((text) => isNew(text)) ?? turned[0] ?? "";
}

export function writeReview(
  random: Random,
  about: ReviewSubject,
  rating: number,
  isNew: (text: string) => boolean = () => true,
): string {
  const moodSentences = sentencesFor(about);
  const mood: Mood =
    rating >= 5
      ? "good"
      : rating === 4
        ? random.pick(["good", "good", "fair"] as const)
        : rating === 3
          ? "fair"
          : "poor";
  const caveat = rating === 4 && mood === "good" && random.chance(0.5) ? random.pick(caveats) : "";
  const sentences = [
    random.pick(openings[rating] ?? [""]),
    pickNew(random, moodSentences[mood], isNew),
    caveat || (rating === 3 ? random.pick(amends) : ""),
    random.chance(0.75) ? random.pick(endings[mood]) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

export function writeReply(random: Random, rating: number, firstName: string): string {
  return fill(random.pick(rating >= 4 ? thanks : regrets), { name: firstName });
}
