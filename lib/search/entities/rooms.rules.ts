import { claim, standsAt, wordAt, type Reading } from "../analysis/tokens.rules";

const numerals = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const bedrooms = new Set([
  "bed",
  "beds",
  "bd",
  "bds",
  "br",
  "brs",
  "bdr",
  "bdrm",
  "bdrms",
  "bedroom",
  "bedrooms",
]);
const bathrooms = new Set(["bath", "baths", "ba", "bathroom", "bathrooms"]);
const mostRooms = 12;

export function isNumeral(word: string): boolean {
  return numerals.includes(word);
}

/** 'two' for '2' and '2' for 'two': a '2 person tent' is called a two-person tent. Null where it is no such number. */
export function numeralOf(word: string): string | null {
  const value = numerals.indexOf(word);
  if (value > 0) return String(value);
  return (/^[1-9]$|^10$/.test(word) && numerals[Number(word)]) || null;
}

const atLeast = [["at", "least"], ["minimum"], ["min"], ["more", "than"], ["over"]];
const orMore = [["or", "more"], ["and", "up"], ["plus"]];

type Count = { value: number; isLeast: boolean; unit: string; length: number };

function countAt(reading: Reading, index: number): Count | null {
  const word = wordAt(reading, index);
  const match = /^(\d{1,2}(?:\.5)?)([a-z]*)(\+?)$/.exec(word);
  const value = match ? Number(match[1]) : numerals.indexOf(word);
  if (value < 0 || value > mostRooms) return null;
  if (match?.[2]) return { value, isLeast: match[3] === "+", unit: match[2], length: 1 };
  const more = orMore.find((words) => standsAt(reading, index + 1, words));
  const place = index + 1 + (more?.length ?? 0);
  const unit = wordAt(reading, place);
  return { value, isLeast: Boolean(more) || match?.[3] === "+", unit, length: place - index + 1 };
}

/** Bedrooms as pseudo-lexemes: these many, or these many and more. */
function lexemesOf(prefix: string, value: number, isLeast: boolean): string[] {
  const counts = isLeast
    ? Array.from({ length: (mostRooms - value) * 2 + 1 }, (_, step) => value + step / 2)
    : [value];
  const whole = prefix === "xbd_" ? counts.filter(Number.isInteger) : counts;
  return whole.map((count) => `${prefix}${String(count).replace(".", "_")}`);
}

/** Claims '3/2' beside a home: three bedrooms, two bathrooms. */
export function claimSlashedRooms(reading: Reading, text: string): void {
  const { tokens, claimed } = reading;
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const [beds, baths] = [wordAt(reading, index), wordAt(reading, index + 1)];
    const between = text.slice(tokens[index]!.end, tokens[index + 1]!.start);
    if (!/^[1-9]$/.test(beds) || !/^[1-9](\.5)?$/.test(baths) || between.trim() !== "/") continue;
    if (![claimed[index - 1], claimed[index + 2]].some((wish) => wish?.kind === "type")) continue;
    claim(reading, index, index + 1, roomsWish("bedrooms", Number(beds), false));
    claim(reading, index + 1, index + 2, roomsWish("bathrooms", Number(baths), false));
  }
}

/** Bedrooms or bathrooms as a wish. */
export function roomsWish(kind: "bedrooms" | "bathrooms", value: number, isLeast: boolean) {
  const [noun, prefix] = kind === "bedrooms" ? ["bed", "xbd_"] : ["bath", "xba_"];
  const label =
    value === 0 ? "Studio" : `${value}${isLeast ? "+" : ""} ${noun}${value === 1 && !isLeast ? "" : "s"}`;
  return { kind, label, lexemes: lexemesOf(prefix!, value, isLeast) };
}

/** '2b1b' as two tokens: which of them it is. */
function pairedUnit(reading: Reading, index: number): string | null {
  const isB = (at: number) => /^[1-9](\.5)?b$/.test(wordAt(reading, at));
  if (isB(index) && isB(index + 1)) return "bed";
  return isB(index) && reading.claimed[index - 1]?.kind === "bedrooms" ? "bath" : null;
}

/** Claims bedrooms and bathrooms: '2 bed', 'two bedroom', '2br', '4+ bedroom', 'at least 3 bedrooms', '1.5 bath'. */
export function claimRooms(reading: Reading): void {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const count = countAt(reading, index);
    if (!count) continue;
    const unit = pairedUnit(reading, index) ?? count.unit;
    const isBed = bedrooms.has(unit);
    if (!isBed && !bathrooms.has(unit)) continue;
    const before = atLeast.find(
      (words) => index >= words.length && standsAt(reading, index - words.length, words),
    );
    const after = orMore.find((words) => standsAt(reading, index + count.length, words));
    const isMore = before?.at(-1) === "than" || before?.[0] === "over";
    const isLeast = count.isLeast || Boolean(before) || Boolean(after);
    const value = count.value + (isMore ? 1 : 0);
    const wish = roomsWish(isBed ? "bedrooms" : "bathrooms", value, isLeast);
    claim(reading, index - (before?.length ?? 0), index + count.length + (after?.length ?? 0), wish);
  }
}
