import type { Random } from "../random";
import { dropRepeats, type Draft } from "./product-words";

/** What a service is called, costs and includes; `kind` is the same as in the pictures. */
export type ServiceWords = {
  kind: string;
  titles: readonly string[];
  extras: readonly string[];
  pricing: "hourly" | "fixed" | "from";
  /** Dollars. */
  price: readonly [low: number, high: number];
  durations: readonly string[];
  includes: readonly string[];
  about: readonly string[];
};

const promises = [
  "We show up when we say we will, and call if we’re running ten minutes late.",
  "You get the price in writing before we start, and that’s the price you pay.",
  "We’re licensed and insured, and happy to show you proof.",
  "If something isn’t right, we come back and fix it at no charge.",
  "The same people come every time, so you never explain things twice.",
  "We clean up after ourselves. All you’ll notice is that the work is done.",
];

const closings = [
  "Send a message with a photo or two and you’ll hear back the same day.",
  "Tell us what you need and when, and we’ll suggest a time.",
  "New customers welcome. Small jobs too.",
  "We book about a week out, but we can often squeeze in emergencies.",
  "Evenings and Saturdays by request.",
];

/** Writes a service listing. */
export function writeService(random: Random, words: ServiceWords, city: string, state: string): Draft {
  const [low, high] = words.price;
  const step = high > 400 ? 25 : 5;
  const dollars = Math.round(random.between(low, high) / step) * step;
  const title = random.pick(words.titles);
  const includes = random.some(words.includes, random.int(3, 4));
  const areaServed = random.pick([
    `${city} and 15 miles around`,
    `Greater ${city}`,
    `${city}, ${state}`,
    `${city} and neighboring towns`,
    `Within 25 miles of ${city}`,
  ]);
  const duration = random.pick(words.durations);
  return {
    title: random.chance(0.75) ? `${title}, ${random.pick(words.extras)}` : `${title} in ${city}`,
    description: dropRepeats([
      `${random.pick(words.about)} ${random.pick(promises)}`,
      `Included: ${includes.join(", ")}. ${random.pick(words.about)}`,
      `We work in ${areaServed.replace(/^Greater/, "greater").replace(/^Within/, "places within")}. ${random.pick(promises)}`,
      ...(random.chance(0.7) ? [random.pick(closings)] : []),
    ]),
    priceCents: Math.max(step, dollars) * 100,
    details: { pricing: words.pricing, areaServed, duration },
  };
}
