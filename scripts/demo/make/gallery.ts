import type { Random } from "../random";
import type { Shown } from "../world";

type Find = (prefix: string) => readonly Shown[];

export function looksOf(find: Find, kind: string): readonly string[] {
  return [...new Set(find(`product/${kind}/`).map(({ key }) => key.split("/")[2] ?? ""))];
}

export function productGallery(random: Random, find: Find, kind: string, look: string): Shown[] {
  return random.shuffle(find(`product/${kind}/${look}/`));
}

export function serviceGallery(random: Random, find: Find, kind: string): Shown[] {
  return random.shuffle(find(`service/${kind}/`));
}

const mountains = new Set(["CO", "UT", "MT", "ID", "WY", "WA", "OR", "AK", "VT", "NH", "WV"]);
const deserts = new Set(["AZ", "NM", "NV", "TX"]);
const lakes = new Set(["MN", "WI", "MI", "ME", "NY", "NC", "TN", "SC", "FL"]);
const palms = new Set(["FL", "CA", "HI", "SC", "TX", "LA", "AZ", "NV"]);

function fitsState(style: string, alt: string, state: string): boolean {
  if (style === "mountain") return mountains.has(state);
  if (style === "desert") return deserts.has(state);
  if (style === "lake") return lakes.has(state);
  return !/palm/i.test(alt) || palms.has(state);
}

const roomsOf: Record<string, readonly string[]> = {
  home: ["living", "kitchen", "bedroom", "bath", "dining"],
  office: ["office", "empty", "office"],
  retail: ["empty"],
  industrial: ["empty", "office"],
  hospitality: ["bedroom", "bath", "dining"],
  restaurant: ["dining", "kitchen"],
  "mixed-use": ["living", "kitchen", "empty"],
};

function exteriorsOf(find: Find, type: string, state: string): readonly Shown[] {
  const all = find(`exterior/${type}/`);
  const fitting = all.filter(({ key, alt }) => fitsState(key.split("/")[2] ?? "", alt, state));
  const special = fitting.filter(({ key }) => /\/(mountain|desert|lake)\//.test(key));
  if (special.length > 0) return special;
  return fitting.length > 0 ? fitting : all;
}

export function propertyGallery(
  random: Random,
  find: Find,
  type: string,
  group: string,
  state: string,
): Shown[] {
  const exterior = random.pick(exteriorsOf(find, type, state));
  if (group === "land") return [exterior];
  const kinds = roomsOf[group === "home" ? "home" : type] ?? [];
  const rooms = new Map<string, Shown>();
  for (const kind of kinds) {
    const room = random.pick(find(`room/${kind}/`));
    rooms.set(room.key, room);
  }
  const inside = [...rooms.values()];
  const count = group === "home" ? random.int(2, inside.length) : inside.length;
  const shown = inside.slice(0, Math.max(1, count));
  const flat = type === "condo" || type === "apartment";
  const [first, ...rest] = shown;
  if (flat && first && random.chance(0.35)) return [first, exterior, ...rest];
  return [exterior, ...shown];
}
