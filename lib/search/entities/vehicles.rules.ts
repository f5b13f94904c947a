import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { isVehicle } from "@/lib/listings/vehicle-sections.rules";
import { vehicleMakes } from "@/lib/listings/vehicles.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { claim, claimPhrases, wordAt, type Entity, type Reading } from "../analysis/tokens.rules";
import data from "./facts.json";
import { factTable } from "./homes.rules";
import { firstQuantity } from "./quantities.rules";

const facts = factTable(data.vehicles);
const linking = new Set(data.words.linking.split(" "));
const vehicleWords: ReadonlySet<string> = new Set(
  builtInSubcategories
    .filter(({ path }) => isVehicle(path))
    .flatMap(({ words }) => words.split("|").filter(Boolean))
    .concat(data.words.vehicles.split(" ")),
);

export const vehicleFacts: readonly string[] = Object.values(facts).flatMap(({ lexemes }) => lexemes);

/** Shorter distances are between places. */
const minMileage = 1000;

/** 'under 60k miles'; a mileage without a bound describes one vehicle. */
export function claimMileage(reading: Reading, text: string): void {
  const found = firstQuantity(reading, text, "mileage", minMileage);
  if (!found || found.bound !== "max") return;
  const { value, start, end } = found;
  const label = `Up to ${formatNumber(value)} miles`;
  claim(reading, start, end, { kind: "mileage", lexemes: [], label, max: value });
}

function isVehicleWord(word: string): boolean {
  return vehicleWords.has(word) || (word.endsWith("s") && vehicleWords.has(word.slice(0, -1)));
}

/** Mostly abbreviations, which spelling correction must skip: 'awd', 'cvt'. */
export const vehicleFactWords: ReadonlySet<string> = new Set(
  Object.keys(facts).flatMap((phrase) => phrase.split(" ")),
);

type Context = {
  isThere: (lexeme: string) => boolean;
  isThing: (index: number) => boolean;
  isOpen: (index: number) => boolean;
};

/** Index of the vehicle that the text asks for; -1 for 'car battery', 'truck repair', and 'charger for my car'. */
function vehicleIndex(reading: Reading, { isThing, isOpen }: Context): number {
  const { tokens, claimed } = reading;
  const at = tokens.findIndex((_, index) => isVehicleWord(wordAt(reading, index)));
  if (at < 0) return -1;
  const last = at + tokens.slice(at).findIndex((_, step) => !isVehicleWord(wordAt(reading, at + step + 1)));
  const next = wordAt(reading, last + 1);
  const isModifier = next !== "" && !linking.has(next) && isOpen(last + 1);
  const link = tokens.findLastIndex(({ word }, index) => index < at && linking.has(word));
  const isOther = tokens.some((_, index) => index < link && !claimed[index] && isThing(index));
  return isModifier || isOther ? -1 : at;
}

function withYears(entity: Entity): Entity {
  const { min, max } = entity;
  const span = min === max ? String(min) : `${min} to ${max}`;
  const label = min === undefined ? `${max} or older` : max === undefined ? `${min} or newer` : span;
  return { ...entity, kind: "modelYear", lexemes: [], label };
}

const makes: ReadonlySet<string> = new Set(
  vehicleMakes.map((make) => `xbr_${make.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`),
);

function isMake(entity: Entity | null): boolean {
  return entity?.kind === "brand" && entity.lexemes.some((lexeme) => makes.has(lexeme));
}

export function claimVehicle(reading: Reading, context: Context): void {
  const trial: Reading = { tokens: reading.tokens, claimed: [...reading.claimed] };
  claimPhrases(trial, facts, (_phrase, _index, { lexemes }) => lexemes.some(context.isThere));
  const isVehicleNamed = vehicleIndex(trial, context) >= 0;
  // A make alone says enough to read '2020 or newer' as model years.
  if (!isVehicleNamed && !reading.claimed.some(isMake)) return;
  const claimed = isVehicleNamed ? trial.claimed : reading.claimed;
  const years = claimed.find((entity) => entity?.kind === "year");
  const asVehicle = years && withYears(years);
  reading.claimed = claimed.map((entity) => (entity && entity === years ? asVehicle! : entity));
}
