import type { Random } from "../random";
import { demoWords, type ProductWords } from "../words";
import { dropRepeats, fill, type Draft } from "./text";

const { adjectives, closings, freshAdjectives, handovers, openings, usedOnly } = demoWords.products;

type Shown = { look: string; form: string };

type Condition = keyof typeof adjectives;

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function roundPrice(dollars: number): number {
  if (dollars < 60) return Math.max(5, Math.round(dollars));
  if (dollars < 400) return Math.round(dollars / 5) * 5 - (Math.round(dollars) % 2);
  if (dollars < 2000) return Math.round(dollars / 10) * 10;
  return Math.round(dollars / 100) * 100;
}

const usedOnlyPattern = new RegExp(`\\b(${usedOnly.join("|")})\\b`, "i");

function filterByCondition(sentences: readonly string[], condition: Condition): readonly string[] {
  if (condition !== "new") return sentences;
  const fitting = sentences.filter((sentence) => !usedOnlyPattern.test(sentence));
  return fitting.length > 0 ? fitting : sentences;
}

function titleOf(
  random: Random,
  words: ProductWords,
  {
    look,
    form,
    brand,
    adjective,
    condition,
  }: Shown & { brand: string; adjective: string; condition: Condition },
): string {
  const qualities = filterByCondition(words.qualities, condition);
  const model = random.pick(words.models);
  const [noun, quality] = [random.pick(words.forms?.[form] ?? words.nouns), random.pick(qualities)];
  const color = look ? `${look} ` : "";
  const patterns = [
    () => `${brand} ${model} ${color}${noun}, ${quality}`,
    () => `${capitalize(color + noun)} by ${brand}, ${quality}`,
    () => `${brand} ${model} ${color}${noun}, ${adjective.toLowerCase()}`,
    () => `${brand} ${color}${noun}, ${quality}`,
    () => `${capitalize(color + noun)}, ${quality}, ${random.pick(qualities)}`,
  ];
  const title = random.pick(patterns)();
  const whole = title.includes(`${quality}, ${quality}`) ? `${brand} ${model} ${color}${noun}` : title;
  return whole.replace(/\b([\w-]+) \1\b/gi, "$1");
}

const madeOnDemand = new Set(["food", "garden"]);
const repairable = new Set(["electronics", "music", "tools", "vehicles", "sports"]);

function conditionOf(random: Random, shop: string): Condition {
  if (madeOnDemand.has(shop)) return "new";
  // Dealers of new vehicles don't sell here.
  if (shop === "vehicles")
    return random.weighted<Condition>([
      ["used", 80],
      ["like_new", 12],
      ["refurbished", 8],
    ]);
  return random.weighted<Condition>([
    ["used", 42],
    ["like_new", 26],
    ["new", 22],
    ["refurbished", repairable.has(shop) ? 12 : 0],
  ]);
}

const bulkyKinds = new Set([
  "armchair",
  "bed",
  "bicycle",
  "bookshelf",
  "chair",
  "desk",
  "dresser",
  "mirror",
  "sofa",
  "table",
  "tv",
]);

export function writeProduct(random: Random, words: ProductWords, shown: Shown, place: string): Draft {
  const fresh = madeOnDemand.has(words.shop);
  const condition = conditionOf(random, words.shop);
  const brand = random.pick(words.brands);
  const details = fresh ? words.details : filterByCondition(words.details, condition);
  const adjective = random.pick(fresh ? freshAdjectives : adjectives[condition]);
  const worth = { new: 0.62, like_new: 0.45, used: 0.26, refurbished: 0.4 }[condition];
  const share = Math.min(1, Math.max(0.02, worth + random.between(-0.24, 0.34)));
  const [low, high] = words.price;
  const dollars = roundPrice(low + (high - low) * share ** 1.25);
  const bulky = ["vehicles"].includes(words.shop) || bulkyKinds.has(words.kind);
  const way = bulky ? "pickup" : random.pick(["both", "both", "pickup", "delivery"] as const);
  const stock = condition === "new" ? random.int(1, fresh ? 24 : 12) : 1;
  const paragraphs = [
    fresh ? random.some(details, 2).join(" ") : `${random.pick(openings[condition])} ${random.pick(details)}`,
    random.some(details, random.int(2, 3)).join(" "),
    fill(random.pick(handovers[way]), { place }),
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ];
  return {
    title: titleOf(random, words, { ...shown, brand, adjective, condition }),
    description: dropRepeats(paragraphs),
    priceCents: dollars * 100,
    details: {
      condition,
      brand,
      stock,
      delivery: way !== "pickup",
      pickup: way !== "delivery",
    },
  };
}
