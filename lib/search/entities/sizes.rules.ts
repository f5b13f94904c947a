import { acresLabel, formatAcres, squareFeetPerAcre } from "@/lib/listings/lots.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { claim, wordAt, type Reading, type Entity } from "../analysis/tokens.rules";
import {
  firstQuantity,
  quantityAt,
  approximateRange,
  separatorOf,
  type Quantity,
  type Unit,
} from "./quantities.rules";

/** Highest number of rooms; as an upper bound it means no limit. */
export const maxRooms = 12;

type RoomKind = Extract<Unit, "bedrooms" | "bathrooms">;

const rooms = {
  bedrooms: { noun: "bed", prefix: "xbd_", step: 1 },
  bathrooms: { noun: "bath", prefix: "xba_", step: 0.5 },
} as const;

function roomsLabel(noun: string, min: number, max: number): string {
  if (min === 0 && max === 0) return "Studio";
  if (min === max) return `${min} ${noun}${min === 1 ? "" : "s"}`;
  if (max === maxRooms) return `${min}+ ${noun}s`;
  return min === 0 ? `Up to ${max} ${noun}${max === 1 ? "" : "s"}` : `${min} to ${max} ${noun}s`;
}

export function roomsEntity(kind: RoomKind, min: number, max: number) {
  const { noun, prefix, step } = rooms[kind];
  const counts = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  const lexemes = counts.map((count) => `${prefix}${String(count).replace(".", "_")}`);
  return { kind, label: roomsLabel(noun, min, max), lexemes };
}

function countsOf({ value, until, bound, isStrict }: Quantity, step: number): { min: number; max: number } {
  if (bound === "min") return { min: value + (isStrict ? 1 : 0), max: maxRooms };
  if (bound === "max") return { min: 0, max: Math.max(0, value - (isStrict ? step : 0)) };
  return { min: value, max: until ?? value };
}

function pairedRoomAt(reading: Reading, at: number): RoomKind | null {
  const isB = (index: number) => /^[1-9](\.5)?b$/.test(wordAt(reading, index));
  if (isB(at) && isB(at + 1)) return "bedrooms";
  return isB(at) && reading.claimed[at - 1]?.kind === "bedrooms" ? "bathrooms" : null;
}

/** Parses '2 bed', 'two bedroom', '2br', '4+ bedroom', 'at least 3 bedrooms', '1.5 bath'. */
export function claimRooms(reading: Reading, text: string): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const paired = pairedRoomAt(reading, at);
    if (paired) {
      const value = Number.parseFloat(wordAt(reading, at));
      claim(reading, at, at + 1, roomsEntity(paired, value, value));
    }
    for (const kind of ["bedrooms", "bathrooms"] as const) {
      const found = quantityAt(reading, at, text, kind);
      if (!found) continue;
      const { min, max } = countsOf(found, rooms[kind].step);
      const isCount = found.value % rooms[kind].step === 0 && (found.value >= 1 || kind === "bedrooms");
      if (!isCount || Math.max(min, max, found.value) > maxRooms) continue;
      claim(reading, found.start, found.end, roomsEntity(kind, min, max));
    }
  }
}

export function claimSlashedRooms(reading: Reading, text: string): void {
  for (let at = 0; at + 1 < reading.tokens.length; at += 1) {
    const [beds, baths] = [wordAt(reading, at), wordAt(reading, at + 1)];
    const isPair =
      /^[1-9]$/.test(beds) && /^[1-9](\.5)?$/.test(baths) && separatorOf(reading, text, at + 1) === "/";
    const isNextToHome = [at - 1, at + 2].some((index) => reading.claimed[index]?.kind === "type");
    if (!isPair || !isNextToHome) continue;
    claim(reading, at, at + 1, roomsEntity("bedrooms", Number(beds), Number(beds)));
    claim(reading, at + 1, at + 2, roomsEntity("bathrooms", Number(baths), Number(baths)));
  }
}

const minArea = 100;

/** '2,000 sq ft' is a minimum, 'under 800 sq ft' a maximum. */
export function claimArea(reading: Reading, text: string): void {
  const found = firstQuantity(reading, text, "area", minArea);
  if (!found) return;
  const { value, until, bound, start, end } = found;
  const size = formatNumber(value);
  const [bounds, label] =
    until !== undefined
      ? [{ min: value, max: until }, `${size} to ${formatNumber(until)} sq ft`]
      : bound === "max"
        ? [{ max: value }, `Up to ${size} sq ft`]
        : [{ min: value }, `From ${size} sq ft`];
  claim(reading, start, end, { kind: "area", lexemes: [], label, ...bounds });
}

/** '2 acres' is approximate; '5 to 10 acres' and 'at least 2 acres' are bounds. */
export function claimLot(reading: Reading, text: string): void {
  const found = firstQuantity(reading, text, "lot");
  if (!found) return;
  const { value, until, bound, start, end } = found;
  const isAbout = until === undefined && (bound === null || bound === "about");
  const bounds = isAbout
    ? approximateRange(value)
    : { min: bound === "max" ? undefined : value, max: until ?? (bound === "max" ? value : undefined) };
  const label = isAbout ? `About ${formatAcres(value)}` : acresLabel(bounds.min, bounds.max);
  claim(reading, start, end, { kind: "lot", lexemes: [], label, ...bounds });
}

export function toLotEntity(entity: Entity): Entity {
  if (entity.kind === "lot") return entity;
  const acres = (area: number | undefined) => (area === undefined ? undefined : area / squareFeetPerAcre);
  return { ...entity, kind: "lot", min: acres(entity.min), max: acres(entity.max) };
}
