import type { Category, conditions } from "../rules";
import type { Cells } from "./cells.rules";
import { columnOf, normalizeName, requiredColumns, type CsvColumn } from "./columns.rules";
import presets from "./presets.json";

export const maxMappings = 20;
export const maxColumns = 300;
export const maxHeaderLength = 200;

export const handovers = ["delivery", "pickup"] as const;

export type ImportMapping = {
  header: string[];
  columns: (CsvColumn | null)[];
  defaults: {
    category: Category | null;
    condition: (typeof conditions)[number] | null;
    handover: (typeof handovers)[number] | null;
  };
};

export type FileLayout = {
  columns: (CsvColumn | null)[];
  defaults: Cells;
  /** Column whose repeated value marks rows that only add pictures to the row before; -1 without one. */
  group: number;
  /** True if the file comes from another program: its descriptions may be HTML, its pictures elsewhere. */
  foreign: boolean;
};

type Preset = (typeof presets)[number];

const isSame = (one: string, other: string) => normalizeName(one) === normalizeName(other);

export function findPreset(header: readonly string[]): Preset | null {
  return (
    presets.find(({ signature }) => signature.every((name) => header.some((one) => isSame(one, name)))) ??
    null
  );
}

function presetColumn({ columns }: Preset, header: string): CsvColumn | null {
  const [, field = null] = Object.entries(columns).find(([name]) => isSame(name, header)) ?? [];
  return field as CsvColumn | null;
}

/** Without a choice, goods of a shop are new, and sent to the buyer. */
const shopDefaults: ImportMapping["defaults"] = {
  category: "products",
  condition: "new",
  handover: "delivery",
};

/** Key of a header: files with the same columns in the same order have the same. */
export function headerKey(header: readonly string[]): string {
  return header.map(normalizeName).join("\n");
}

/** The remembered choice for this header, the preset of its program, or the columns with known names. */
export function suggestMapping(
  header: readonly string[],
  remembered: readonly ImportMapping[],
): ImportMapping {
  const key = headerKey(header);
  const known = remembered.find((mapping) => headerKey(mapping.header) === key);
  if (known) return known;
  const preset = findPreset(header);
  if (preset) {
    const columns = header.map((name) => presetColumn(preset, name));
    return { header: [...header], columns, defaults: shopDefaults };
  }
  const columns = header
    .map(columnOf)
    .map((column, index, all) => (all.indexOf(column) < index ? null : column));
  return { header: [...header], columns, defaults: { category: null, condition: null, handover: null } };
}

export function needsMapping(header: readonly string[]): boolean {
  const columns = header.filter((name) => name.trim() !== "").map(columnOf);
  const isNamed = columns.includes("id") || requiredColumns.every((column) => columns.includes(column));
  return !isNamed || columns.includes(null) || findPreset(header) !== null;
}

function defaultCells({ category, condition, handover }: ImportMapping["defaults"]): Cells {
  return {
    ...(category ? { category } : {}),
    ...(category === "products" ? { stock: "1" } : {}),
    ...(condition ? { condition } : {}),
    ...(handover ? { [handover]: "yes" } : {}),
  };
}

/** Null for a file in this site's own columns. */
export function readingOf(
  header: readonly string[],
  remembered: readonly ImportMapping[],
): FileLayout | null {
  const key = headerKey(header);
  const preset = findPreset(header);
  if (!preset && !remembered.some((mapping) => headerKey(mapping.header) === key)) return null;
  const { columns, defaults } = suggestMapping(header, remembered);
  return {
    columns,
    defaults: defaultCells(defaults),
    group: preset?.group ? header.findIndex((name) => isSame(name, preset.group ?? "")) : -1,
    foreign: true,
  };
}

export function withDefaults(cells: Cells, defaults: Cells): Cells {
  const filled = Object.entries(cells).filter(([, cell]) => cell.trim() !== "");
  return { ...cells, ...defaults, ...Object.fromEntries(filled) };
}

const breaks = /<br\s*\/?>|<\/(p|div|li|h[1-6]|tr|ul|ol)>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const entities: { [name: string]: string } = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Text of HTML, with line breaks between its blocks; other text stays as it is. */
export function plainText(text: string): string {
  if (text.search(tag) === -1) return text;
  return text
    .replace(/\s+/g, " ")
    .replace(breaks, "\n")
    .replace(tag, "")
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
