import type { Random } from "../random";

/** What a kind of product is called, costs and is like; `kind` is the same as in the pictures. */
export type ProductWords = {
  kind: string;
  /** The sort of shop that sells it. */
  shop: string;
  /** Dollars, from the plainest to the best. */
  price: readonly [low: number, high: number];
  brands: readonly string[];
  models: readonly string[];
  nouns: readonly string[];
  qualities: readonly string[];
  details: readonly string[];
};

type Condition = "new" | "like_new" | "used" | "refurbished";

/** Words of a listing before it has a vendor and dates. */
export type Draft = {
  title: string;
  description: string;
  priceCents: number;
  details: Record<string, unknown>;
};

const adjectives: Record<Condition, readonly string[]> = {
  new: ["New", "Brand-new", "Unopened", "Fresh"],
  like_new: ["Like-new", "Barely used", "Pristine", "Spotless"],
  used: ["Well-kept", "Gently used", "Pre-loved", "Reliable", "Solid"],
  refurbished: ["Refurbished", "Restored", "Overhauled", "Renewed"],
};

const openings: Record<Condition, readonly string[]> = {
  new: [
    "New, in stock and ready to go today.",
    "Brand-new and never out of the box.",
    "A new arrival we’re excited to have in the shop.",
    "New, with the full warranty and a receipt.",
  ],
  like_new: [
    "Used a handful of times and well cared for. You’d have to hunt for a mark.",
    "It’s spent most of its life on a shelf, and it shows in the best way.",
    "Bought last year, used a few times, ready for someone who needs it more.",
    "As close to new as secondhand gets.",
  ],
  used: [
    "Used with care for a few years, with plenty of life left.",
    "Honest secondhand condition: some wear, nothing broken, priced fairly.",
    "It’s served us well, and everything on it works.",
    "Selling because we’re moving to a smaller place. It deserves to get used.",
    "I just haven’t had time for it this year. Everything works like it should.",
  ],
  refurbished: [
    "Taken apart, cleaned and repaired in our shop, with a six-month guarantee.",
    "Restored over two weekends. It works like the day it left the factory.",
    "Refurbished by someone who does this for a living, and checked twice.",
    "Everything worn was replaced. Everything good was kept.",
  ],
};

const handovers = {
  both: [
    "Pick it up in {place}, or we’ll ship it anywhere in the US, packed well.",
    "We can ship it, and pickup in {place} is always free.",
    "We ship within two days. Neighbors in {place} are welcome to come by.",
  ],
  pickup: [
    "Pickup only in {place}. Evenings and weekends work best.",
    "Pick it up in {place}. I can help you carry it to the car.",
    "Come see it in {place}, most days after 5.",
  ],
  delivery: [
    "Ships from {place} within two business days, with tracking.",
    "We pack it carefully and ship from {place}, usually the next day.",
  ],
} as const;

const closings = [
  "Questions welcome. We answer the same day.",
  "Happy to send more photos or answer any questions.",
  "The price is fair, and we’d love it to go to someone who’ll enjoy it.",
  "If it’s listed, it’s still available.",
  "Reasonable offers welcome. Unreasonable ones at least get a smile.",
  "Returns within 14 days, no questions asked.",
  "Thanks for looking, and for buying secondhand when you can.",
];

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Prices end the way people write them: 45, 129, 1,450. */
function roundPrice(dollars: number): number {
  if (dollars < 60) return Math.max(5, Math.round(dollars));
  if (dollars < 400) return Math.round(dollars / 5) * 5 - (Math.round(dollars) % 2);
  if (dollars < 2000) return Math.round(dollars / 10) * 10;
  return Math.round(dollars / 100) * 100;
}

/** What can only be said of something that somebody had before. */
const usedOnly =
  /\b(was|were|been|replaced|cleaned|serviced|used|worn|reset|spotless|scratch|mark|marks|ding|dings|restored|oiled|trips?|kept|owner|years? old|fresh|refinished|resoled|broken in|twice|title|dry cleaned|barely|like new|low miles|low hours|repotted|repadded|restrung|tuned|under 20|new (battery|tires|strap|heads|strings|bearings|brakes|chain)|are new|is new|read once|home)\b/i;

function sayable(sentences: readonly string[], condition: Condition): readonly string[] {
  if (condition !== "new") return sentences;
  const fitting = sentences.filter((sentence) => !usedOnly.test(sentence));
  return fitting.length > 0 ? fitting : sentences;
}

const freshAdjectives = ["Fresh", "Local", "Small-batch", "Seasonal"];

function titleOf(
  random: Random,
  words: ProductWords,
  {
    look,
    brand,
    adjective,
    condition,
  }: { look: string; brand: string; adjective: string; condition: Condition },
): string {
  const qualities = sayable(words.qualities, condition);
  const model = random.pick(words.models);
  const [noun, quality] = [random.pick(words.nouns), random.pick(qualities)];
  const colour = look ? `${look} ` : "";
  const patterns = [
    () => `${brand} ${model} ${colour}${noun}, ${quality}`,
    () => `${capitalise(colour + noun)} by ${brand}, ${quality}`,
    () => `${adjective} ${colour}${noun}, ${brand} ${model}`,
    () => `${brand} ${colour}${noun}, ${quality}`,
    () => `${capitalise(colour + noun)}, ${quality}, ${random.pick(qualities)}`,
  ];
  const title = random.pick(patterns)();
  const whole = title.includes(`${quality}, ${quality}`) ? `${brand} ${model} ${colour}${noun}` : title;
  return whole.replace(/\b([\w-]+) \1\b/gi, "$1");
}

const madeOnDemand = new Set(["food", "garden"]);
const repairable = new Set(["electronics", "music", "tools", "vehicles", "sports"]);

function conditionOf(random: Random, shop: string): Condition {
  if (madeOnDemand.has(shop)) return "new";
  return random.weighted<Condition>([
    ["used", 42],
    ["like_new", 26],
    ["new", 22],
    ["refurbished", repairable.has(shop) ? 12 : 0],
  ]);
}

/** Writes a product listing of a kind in one of its colours. */
export function writeProduct(random: Random, words: ProductWords, look: string, place: string): Draft {
  const fresh = madeOnDemand.has(words.shop);
  const condition = conditionOf(random, words.shop);
  const brand = random.pick(words.brands);
  const details = fresh ? words.details : sayable(words.details, condition);
  const adjective = random.pick(fresh ? freshAdjectives : adjectives[condition]);
  const worth = { new: 0.62, like_new: 0.45, used: 0.26, refurbished: 0.4 }[condition];
  const share = Math.min(1, Math.max(0.02, worth + random.between(-0.24, 0.34)));
  const [low, high] = words.price;
  const dollars = roundPrice(low + (high - low) * share ** 1.25);
  const bulky =
    ["vehicles"].includes(words.shop) || ["sofa", "chair", "bicycle", "mirror"].includes(words.kind);
  const way = bulky ? "pickup" : random.pick(["both", "both", "pickup", "delivery"] as const);
  const inStock = condition === "new" ? random.int(1, fresh ? 24 : 12) : 1;
  // Nobody has six of the same truck.
  const stock = words.shop === "vehicles" ? 1 : inStock;
  const paragraphs = [
    fresh ? random.some(details, 2).join(" ") : `${random.pick(openings[condition])} ${random.pick(details)}`,
    random.some(details, random.int(2, 3)).join(" "),
    random.pick(handovers[way]).replace("{place}", place),
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ];
  return {
    title: titleOf(random, words, { look, brand, adjective, condition }),
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

/** Joins paragraphs and leaves out a sentence that was said before. */
export function dropRepeats(paragraphs: readonly string[]): string {
  const said = new Set<string>();
  return paragraphs
    .map((paragraph) =>
      (paragraph.match(/[^.!?]+[.!?]+(?:\s|$)|[^.!?]+$/g) ?? [])
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence && !said.has(sentence) && said.add(sentence))
        .join(" "),
    )
    .filter(Boolean)
    .join("\n\n");
}
