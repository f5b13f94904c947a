import { formatNumber } from "@/lib/shared/numbers";
import { vinCheckDigit } from "@/lib/listings/vin.rules";
import { createRandom, type Random } from "../random";
import { demoWords, type ProductWords, type VehicleModel } from "../words";
import { dropRepeats, fill, type Draft } from "./text";

const { kinds, openings, handovers, closings } = demoWords.vehicles;

const ages = { new: [0, 0], like_new: [1, 2], used: [2, 13], refurbished: [9, 15] } as const;
type Condition = keyof typeof ages;

const retained: Record<string, number> = { suv: 0.87, pickup: 0.89, motorscooter: 0.88, tractor: 0.94 };

// The tenth character of a VIN from 2001 on; the codes of 30 years repeat.
const yearCodes = "123456789ABCDEFGHJKLMNPRSTVWXY";
const vinLetters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

function writeVin(random: Random, wmi: string, year: number): string {
  const pick = () => vinLetters.charAt(random.int(0, vinLetters.length - 1));
  const model = Array.from({ length: 5 }, pick).join("");
  const rest = `${yearCodes.charAt((year - 2001) % yearCodes.length)}${pick()}${String(random.int(100_000, 999_999))}`;
  const check = vinCheckDigit(`${wmi}${model}0${rest}`);
  return `${wmi}${model}${check}${rest}`;
}

type Age = { year: number; age: number };

function drawAge(random: Random, condition: Condition, today: Date): Age {
  const [least, most] = ages[condition];
  const age = random.int(least, most);
  return { year: today.getUTCFullYear() - age, age };
}

function drawModel(random: Random, models: readonly VehicleModel[], { year, age }: Age) {
  const known = models.filter(({ firstYear }) => firstYear <= year);
  if (known.length > 0) return { model: random.pick(known), year, age };
  const model = models.toSorted((a, b) => a.firstYear - b.firstYear)[0]!;
  return { model, year: model.firstYear, age: age + year - model.firstYear };
}

type TitleStatus = "clean" | "lien" | "rebuilt";

function drawTitleStatus(random: Random, condition: Condition): TitleStatus {
  if (condition === "refurbished") return random.chance(0.4) ? "rebuilt" : "clean";
  return random.weighted<TitleStatus>([
    ["clean", 92],
    ["lien", 5],
    ["rebuilt", 3],
  ]);
}

function drawFacts(random: Random, { words, draft, shown, today }: Source) {
  const { look, form } = shown;
  const condition = draft.details.condition as Condition;
  const { models, milesPerYear } = kinds.find(({ kind }) => kind === words.kind)!;
  const shaped = models.filter((one) => one.form === undefined || one.form === form);
  const { model, year, age } = drawModel(random, shaped, drawAge(random, condition, today));
  const usual = milesPerYear && milesPerYear * Math.max(0.6, age);
  const mileage = usual && Math.round((usual * random.between(0.65, 1.35)) / 100) * 100;
  const [drivetrain, fuel] = [random.some(model.drivetrains, 1)[0], random.pick(model.fuels)];
  const owners = age <= 3 ? 1 : random.int(1, Math.min(3, Math.ceil(age / 4)));
  const titleStatus = usual ? drawTitleStatus(random, condition) : undefined;
  const vin = model.wmi && random.chance(0.85) ? writeVin(random, model.wmi, year) : undefined;
  const { body, transmission } = model;
  const color = look ? look.charAt(0).toUpperCase() + look.slice(1) : undefined;
  const facts = { year, model: model.model, mileage, titleStatus, body, transmission, drivetrain, fuel };
  return { model, age, usual, facts: { ...facts, color, owners, vin } };
}

type Drawn = ReturnType<typeof drawFacts>;

function priceOf(random: Random, kind: string, { model, age, usual, facts }: Drawn): number {
  const { mileage, titleStatus } = facts;
  const wear = usual && mileage ? 1 - 0.15 * (mileage / usual - 1) : 1;
  const branded = titleStatus === "rebuilt" ? 0.68 : 1;
  const dollars = model.price * (retained[kind] ?? 0.88) ** age * wear * branded * random.between(0.95, 1.05);
  return Math.round(dollars / 50) * 50;
}

function isTrue(text: string, { facts, age }: Drawn): boolean {
  const { drivetrain, owners, titleStatus } = facts;
  if (/all-wheel/i.test(text)) return drivetrain === "awd";
  if (/four-wheel/i.test(text)) return drivetrain === "4wd";
  if (/one owner/i.test(text)) return owners === 1;
  if (/\btitle\b/i.test(text)) return titleStatus === "clean";
  return !/\blow (miles|hours)\b/i.test(text) || age <= 5;
}

function titleOf(random: Random, words: ProductWords, look: string, drawn: Drawn): string {
  const { model, facts } = drawn;
  const { year, mileage = 0 } = facts;
  const noun = random.pick(model.nouns);
  const colored = look && random.chance(0.4) ? `${look} ${noun}` : noun;
  const name = `${year} ${model.make} ${model.model} ${colored}`;
  const miles = mileage
    ? [`${Math.round(mileage / 1000)}k miles`, `${formatNumber(mileage)} miles`].slice(mileage < 5000 ? 1 : 0)
    : [];
  const qualities = words.qualities.filter((quality) => isTrue(quality, drawn));
  return `${name}, ${random.pick([...miles, ...qualities])}`;
}

function sentenceOnUse(random: Random, { age, facts: { mileage, owners } }: Drawn): string {
  const hours = Math.round(age * random.between(60, 140)) * 5;
  const use = mileage ? `${formatNumber(mileage)} miles` : `${formatNumber(hours)} hours`;
  return `It has ${use} and ${owners === 1 ? "one owner" : `${owners} owners`} so far.`;
}

type Source = {
  draft: Draft;
  words: ProductWords;
  shown: { look: string; form: string };
  place: string;
  today: Date;
};

export function writeVehicle(source: Source): Draft {
  const { draft, words, shown, place } = source;
  const random = createRandom(`${draft.title} ${draft.description}`);
  const drawn = drawFacts(random, source);
  const { condition } = draft.details;
  const details = words.details.filter((sentence) => isTrue(sentence, drawn));
  const opening = random.pick(openings[condition as keyof typeof openings]);
  const paragraphs = [
    `${opening} ${sentenceOnUse(random, drawn)}`,
    random.some(details, 3).join(" "),
    fill(random.pick(handovers), { place }),
    ...(random.chance(0.6) ? [random.pick(closings)] : []),
  ];
  const facts = Object.entries(drawn.facts).filter(([, value]) => value !== undefined);
  return {
    title: titleOf(random, words, shown.look, drawn),
    description: dropRepeats(paragraphs),
    priceCents: 100 * priceOf(random, words.kind, drawn),
    details: {
      condition,
      brand: drawn.model.make,
      ...Object.fromEntries(facts),
      delivery: false,
      pickup: true,
    },
  };
}
