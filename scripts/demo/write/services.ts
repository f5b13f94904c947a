import type { Random } from "../random";
import { demoWords, type ServiceWords } from "../words";
import { dropRepeats, type Draft } from "./text";

const { closings, promises } = demoWords.services;

export function writeService(random: Random, words: ServiceWords, city: string, state: string): Draft {
  const [low, high] = words.price;
  const step = high > 400 ? 25 : 5;
  const dollars = Math.round(random.between(low, high) / step) * step;
  const title = random.pick(words.titles);
  const includes = random.some(words.includes, random.int(3, 4));
  const areaServed = random.pick([
    `Within 15 miles of ${city}`,
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
