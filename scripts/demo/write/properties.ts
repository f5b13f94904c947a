import type { Random } from "../random";
import { demoWords, type Place, type PropertyWords } from "../words";
import { dropRepeats, fill, type Draft } from "./text";

const { closings, parking, surroundings } = demoWords.properties;
const { streets } = demoWords.places;

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

type Size = { areaSqFt?: number; beds?: number; baths?: number; lotSqFt?: number };

function sizeOf(random: Random, words: PropertyWords): Size {
  const [low, high] = words.area;
  const area = low + (high - low) * random.next() ** 1.7;
  if (words.group === "land") return { lotSqFt: roundTo(area, 1000) };
  const areaSqFt = roundTo(area, words.group === "home" ? 10 : 100);
  if (words.group === "business") return { areaSqFt };
  const small = words.type === "condo" || words.type === "apartment";
  const beds = small
    ? Math.min(4, Math.max(0, Math.round(areaSqFt / 480) - 1))
    : Math.min(6, Math.max(2, Math.round(areaSqFt / 620)));
  const baths = Math.max(1, Math.round(beds * 0.65 * 2) / 2);
  return {
    areaSqFt,
    beds,
    baths,
    ...(small ? {} : { lotSqFt: roundTo(areaSqFt * random.between(1.6, 5), 100) }),
  };
}

function titleOf(random: Random, words: PropertyWords, size: Size, place: Place, hood: string): string {
  const [name, adjective, feature] = [
    random.pick(words.names),
    random.pick(words.adjectives),
    random.pick(words.features),
  ];
  if (words.group === "land") {
    const acres = ((size.lotSqFt ?? 0) / 43_560).toFixed((size.lotSqFt ?? 0) > 435_600 ? 0 : 1);
    return random.pick([
      `${acres}-acre ${name}, ${feature}`,
      `${adjective} ${name} near ${place.city}, ${acres} acres`,
      `${acres} acres near ${place.city}, ${feature}`,
    ]);
  }
  const beds = size.beds === 0 ? "Studio" : `${size.beds}-bedroom`;
  if (words.group === "business") {
    return random.pick([
      `${adjective} ${name} in ${hood}, ${feature}`,
      `${name.charAt(0).toUpperCase()}${name.slice(1)} on ${random.pick(streets)} Street, ${feature}`,
      `${size.areaSqFt?.toLocaleString("en-US")} sq ft ${name}, ${feature}`,
    ]);
  }
  return random.pick([
    `${adjective} ${beds.toLowerCase()} ${name} in ${hood}`,
    `${beds} ${name}, ${feature}`,
    `${adjective} ${name} on ${random.pick(streets)} Street, ${feature}`,
    `${beds} ${name} in ${hood}, ${feature}`,
  ]);
}

/**
 * Monthly rent of an average home in dollars. Small homes cost more per square foot, and rents differ less between
 * cities than prices do.
 */
function homeRent(areaSqFt: number, { homes }: Place): number {
  const perFoot = Math.min(2.2, Math.max(0.9, 2.3 - 0.00085 * areaSqFt));
  return areaSqFt * perFoot * homes ** 0.6;
}

/** Least that a home sells for in dollars. Building one costs much the same in every city. */
function leastWorth(areaSqFt: number, { homes }: Place): number {
  return 40_000 + areaSqFt * 60 * homes ** 0.5;
}

const flatStates = new Set(["FL", "TX", "LA", "MS", "AZ", "NV", "CA", "HI", "NM", "OK", "AR", "AL"]);

function fitsPlace(text: string, { state }: Place): boolean {
  return !flatStates.has(state) || !text.includes("basement");
}

export function writeProperty(
  random: Random,
  allWords: PropertyWords,
  place: Place,
  today: Date,
): Draft & { listingType: "sale" | "rent" } {
  const words = {
    ...allWords,
    features: allWords.features.filter((text) => fitsPlace(text, place)),
    sentences: allWords.sentences.filter((text) => fitsPlace(text, place)),
  };
  const listingType =
    words.rentable && random.chance(words.type === "apartment" ? 0.75 : 0.32) ? "rent" : "sale";
  const hood = random.pick(place.hoods);
  const size = sizeOf(random, words);
  const [low, high] = words.perFoot;
  const land = words.group === "land";
  const rate = random.between(low, high) * (land ? place.homes ** 1.1 : place.homes);
  // Large lots and houses cost less per square foot.
  const market = rate * (land ? (size.lotSqFt ?? 0) ** 0.86 * 2.4 : (size.areaSqFt ?? 0) ** 0.97 * 1.25);
  const quality = 0.95 + (0.3 * (rate / place.homes - low)) / (high - low);
  const worth =
    words.group === "home" ? Math.max(market, quality * leastWorth(size.areaSqFt ?? 0, place)) : market;
  const rent =
    words.group === "home"
      ? roundTo(homeRent(size.areaSqFt ?? 0, place) * random.between(0.9, 1.12), 25)
      : roundTo(worth * random.between(0.006, 0.0085), 50);
  const price = listingType === "rent" ? rent : roundTo(worth, worth > 300_000 ? 5000 : 1000);
  const description = dropRepeats([
    random.some(words.sentences, 3).join(" "),
    `${random.some(words.sentences, 2).join(" ")} Among the details: ${random.some(words.features, 3).join(", ")}.`,
    random
      .some(surroundings[words.group], 2)
      .map((sentence) => fill(sentence, { city: place.city, hood }))
      .join(" "),
    random.pick(closings[listingType]),
  ]);
  return {
    title: titleOf(random, words, size, place, hood),
    description,
    priceCents: price * 100,
    listingType,
    details: {
      ...size,
      ...(land
        ? {}
        : {
            yearBuilt: random.int(words.type === "mobile" ? 1985 : 1905, 2024),
            parking: parkingOf(random, words),
          }),
      ...(listingType === "rent" ? rentalFacts(random, words, price, today) : {}),
    },
  };
}

function parkingOf(random: Random, { type, group }: PropertyWords): string {
  if (group === "business") return random.pick(parking.business);
  if (type === "apartment" || type === "condo") return random.pick(parking.apartment);
  return random.pick(parking.house);
}

function rentalFacts(
  random: Random,
  { group }: PropertyWords,
  rent: number,
  today: Date,
): Record<string, unknown> {
  const months = random.pick([1, 1, 1.5, 2]);
  return {
    deposit: Math.round(rent * months),
    availableFrom: new Date(today.getTime() + random.pick([1, 14, 30, 45, 60]) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    ...(group === "home" ? { furnished: random.chance(0.25), pets: random.chance(0.55) } : {}),
  };
}
