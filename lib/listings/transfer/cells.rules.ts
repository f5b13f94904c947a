import { isInvisible } from "@/lib/shared/text";
import { parseDay } from "@/lib/shared/typed-day";
import { parseMoney, parseNumber, type DecimalMark } from "@/lib/shared/typed-number";
import { parseState } from "@/lib/shared/us-states";
import { moneyFacts, numberFacts, plainFields, yesNoFacts } from "../offer/input.rules";
import {
  categories,
  categoryNames,
  conditionNames,
  conditions,
  listingTypes,
  offerNames,
  pricingNames,
  pricings,
  propertyTypeName,
  propertyTypes,
} from "../rules";
import { bodyNames, drivetrainNames, fuelNames, titleNames, transmissionNames } from "../vehicles.rules";
import { normalizeName, type CsvColumn } from "./columns.rules";
import { unescapeCell } from "./csv.rules";
import { importCopy } from "./import.copy";
import { clearMark } from "./import.rules";
import otherNames from "./other-names.json";

export type Cells = Partial<Record<CsvColumn, string>>;
export type CellError = { field: string; message: string };

const money: readonly CsvColumn[] = ["price", ...moneyFacts];
const numbers: readonly CsvColumn[] = ["price", ...numberFacts];
const flags: readonly CsvColumn[] = yesNoFacts;
const ignored: readonly CsvColumn[] = ["id", "sku", "status", "images"];
const own: readonly CsvColumn[] = plainFields;

const yes = ["yes", "y", "true", "1", "x"];
const no = ["no", "n", "false", "0"];

type Choice = { value: string; name: string; also?: readonly string[] };

function withAliases(column: keyof typeof otherNames, known: readonly Choice[]): Choice[] {
  const others: { [value: string]: readonly string[] } = otherNames[column];
  return known.map((choice) => ({ ...choice, also: others[choice.value] ?? [] }));
}

function named(column: keyof typeof otherNames, names: Readonly<Record<string, string>>): Choice[] {
  const known = Object.entries(names).map(([value, name]) => ({ value, name }));
  return withAliases(column, known);
}

const choices: { [column: string]: readonly Choice[] } = {
  category: categories.map((value) => ({
    value,
    name: categoryNames[value],
    also: [categoryNames[value].replace(/s$/, "")],
  })),
  condition: withAliases(
    "condition",
    conditions.map((value) => ({ value, name: conditionNames[value] })),
  ),
  listingType: withAliases(
    "listingType",
    listingTypes.map((value) => ({ value, name: offerNames[value] })),
  ),
  pricing: withAliases(
    "pricing",
    pricings.map((value) => ({ value, name: pricingNames[value] })),
  ),
  propertyType: withAliases(
    "propertyType",
    propertyTypes.map((value) => ({ value, name: propertyTypeName(value) })),
  ),
  body: named("body", bodyNames),
  transmission: named("transmission", transmissionNames),
  drivetrain: named("drivetrain", drivetrainNames),
  fuel: named("fuel", fuelNames),
  titleStatus: named("titleStatus", titleNames),
};

function parseChoice(known: readonly Choice[], text: string): string | undefined {
  const word = normalizeName(text);
  return known.find(({ value, name, also = [] }) =>
    [value, name, ...also].some((one) => normalizeName(one) === word),
  )?.value;
}

export function isCategory(text: string): boolean {
  return parseChoice(choices.category ?? [], text) !== undefined;
}

const decimalComma = /^[-−+]?\s*\$?\s*(\d+|\d{1,3}(\.\d{3})+),\d{1,2}\s*[$%]?$/;

export function hasDecimalComma(cells: Cells): boolean {
  return numbers.some((column) => decimalComma.test((cells[column] ?? "").trim()));
}

type Value = { value: unknown } | { error: string };

function readNumberCell(column: CsvColumn, text: string, mark: DecimalMark): Value {
  const isMoney = money.includes(column);
  const value = isMoney ? parseMoney(text, mark) : parseNumber(text, { mark });
  if (value !== null && Number.isFinite(value)) return { value };
  if (!isMoney) return { error: importCopy.notANumber };
  return { error: mark === "," ? importCopy.notAnAmountWithCommas : importCopy.notAnAmount };
}

function readValue(column: CsvColumn, text: string, mark: DecimalMark): Value {
  if (numbers.includes(column)) return readNumberCell(column, text, mark);
  if (flags.includes(column)) {
    const word = text.toLowerCase();
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { error: importCopy.notYesNo };
  }
  const known = choices[column];
  if (known) {
    const value = parseChoice(known, text);
    return value ? { value } : { error: importCopy.notAChoice(known.map(({ name }) => name)) };
  }
  if (column === "state") {
    const value = parseState(text);
    return value ? { value } : { error: importCopy.notAState };
  }
  if (column === "availableFrom") {
    // In a file with decimal commas, 1/2/2027 might mean February 1.
    const value = mark === "," && /^\d{1,2}[-/]/.test(text) ? null : parseDay(text);
    return value ? { value } : { error: mark === "," ? importCopy.notAnIsoDay : importCopy.notADay };
  }
  return { value: text };
}

type ParsedRow = {
  input: { [name: string]: unknown };
  images: string[];
  clearsImages: boolean;
  errors: CellError[];
};

const texts: readonly CsvColumn[] = ["title", "description"];

export function isClear(cell = ""): boolean {
  return cell.trim().toLowerCase() === clearMark;
}

export function readCells(cells: Cells, mark: DecimalMark = "."): ParsedRow {
  const errors: CellError[] = [];
  const input: { [name: string]: unknown } = {};
  const details: { [name: string]: unknown } = {};
  for (const [name, cell] of Object.entries(cells)) {
    const column = name as CsvColumn;
    const text = unescapeCell((cell ?? "").trim());
    if (isInvisible(text) || ignored.includes(column)) continue;
    if (isClear(text) && column === "category") {
      errors.push({ field: column, message: importCopy.categoryRequired });
      continue;
    }
    const read: Value = isClear(text)
      ? { value: texts.includes(column) ? "" : null }
      : readValue(column, text, mark);
    if ("error" in read) errors.push({ field: column, message: read.error });
    else if (own.includes(column)) input[column] = read.value;
    else details[column] = read.value;
  }
  const clearsImages = isClear(cells.images);
  const images = clearsImages ? [] : (cells.images ?? "").split(/[\s|;,]+/).filter(Boolean);
  return { input: { ...input, details }, images, clearsImages, errors };
}
