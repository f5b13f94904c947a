import type { Random } from "../random";
import { streets, type Place } from "./places";
import { dropRepeats, type Draft } from "./product-words";

/** How a type of property is sized, priced and described. */
export type PropertyWords = {
  type: string;
  group: "home" | "business" | "land";
  names: readonly string[];
  /** Square feet of the building; for land, of the lot. */
  area: readonly [low: number, high: number];
  /** Dollars a square foot where homes cost what they cost in the middle of the country. */
  perFoot: readonly [low: number, high: number];
  rentable: boolean;
  adjectives: readonly string[];
  features: readonly string[];
  sentences: readonly string[];
};

const neighborhood = [
  "{hood} is a quiet part of {city} with old trees and a bakery on the corner.",
  "Cafes, a grocery and the park are a short walk away.",
  "Schools and the bus are within half a mile, and downtown {city} is a ten-minute drive.",
  "{hood} changes slowly, and the people who live there like it that way.",
  "The street is quiet in the evening and lively during the day.",
  "Trails and a playground start at the end of the block.",
];

const selling = [
  "The inspection report and disclosures are ready for you.",
  "Showings on weekday evenings and Saturdays, by appointment.",
  "We’re reviewing offers as they come in.",
  "The seller has found a new home and is flexible on closing.",
  "Ask for the last three years of taxes and utility costs.",
];

const renting = [
  "12-month lease preferred. Longer is welcome.",
  "We read applications in the order they come in.",
  "Water and trash are included in the rent.",
  "Showings on weekday evenings and Saturdays, by appointment.",
  "The landlord lives in town and picks up the phone.",
];

const businessArea = [
  "Easy to find, five minutes from the highway.",
  "{hood} gets steady foot traffic all day.",
  "Neighboring tenants have been there for years.",
  "Public parking is across the street, and {city} is adding bike lanes.",
];

const landArea = [
  "{city} is about 15 minutes away. Neighbors are close enough to wave.",
  "The road is paved to the gate and plowed in winter.",
  "A survey from this year is available.",
  "Power is at the road, and there’s a well report for the lot next door.",
  "Mornings are quiet here, except for the birds.",
];

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function fill(sentence: string, place: Place, hood: string): string {
  return sentence.replaceAll("{city}", place.city).replaceAll("{hood}", hood);
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

/** Writes a property listing; the price follows the size, the type and what homes cost in the place. */
export function writeProperty(
  random: Random,
  words: PropertyWords,
  place: Place,
  today: Date,
): Draft & { listingType: "sale" | "rent" } {
  const listingType =
    words.rentable && random.chance(words.type === "apartment" ? 0.75 : 0.32) ? "rent" : "sale";
  const hood = random.pick(place.hoods);
  const size = sizeOf(random, words);
  const [low, high] = words.perFoot;
  const land = words.group === "land";
  const rate = random.between(low, high) * (land ? place.homes ** 1.1 : place.homes);
  // Large lots and large houses cost less a square foot.
  const worth = rate * (land ? (size.lotSqFt ?? 0) ** 0.86 * 2.4 : (size.areaSqFt ?? 0) ** 0.97 * 1.25);
  const rent = roundTo((worth * random.between(0.0042, 0.0058)) / (words.group === "business" ? 0.9 : 1), 25);
  const price = listingType === "rent" ? rent : roundTo(worth, worth > 300_000 ? 5000 : 1000);
  const area = words.group === "home" ? neighborhood : words.group === "business" ? businessArea : landArea;
  const description = dropRepeats([
    random.some(words.sentences, 3).join(" "),
    `${random.some(words.sentences, 2).join(" ")} Among the details: ${random.some(words.features, 3).join(", ")}.`,
    random
      .some(area, 2)
      .map((sentence) => fill(sentence, place, hood))
      .join(" "),
    random.pick(listingType === "rent" ? renting : selling),
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
  if (group === "business") return random.pick(["Shared lot", "12 spaces", "Street parking", "Private lot"]);
  if (type === "apartment" || type === "condo")
    return random.pick(["Garage space", "Street parking", "1 reserved space"]);
  return random.pick(["2-car garage", "Driveway", "1-car garage", "Carport"]);
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
