import { defaultImageUrl, knownBadImageIds } from "./known-bad.rules";

/** URLs with these words never were pictures (spec section 5). */
const badWords = /undefined|nonexistent|invalid-uuid/i;

/**
 * Converts the four formats of listing pictures (array, JSON string, `{a,b}`, `a,b`) to usable URLs. Drops empty and
 * broken ones; known-bad ids become the default picture.
 */
export function normalizeImages(value: unknown, knownBad: readonly string[] = knownBadImageIds): string[] {
  return readShape(value)
    .map((url) => url.trim())
    .filter((url) => url !== "" && !badWords.test(url))
    .map((url) => (knownBad.some((id) => id !== "" && url.includes(id)) ? defaultImageUrl : url));
}

function readShape(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  if (typeof value !== "string") return [];
  const text = value.trim();
  if (text.startsWith("[") || text.startsWith('"')) {
    const parsed = parseJson(text);
    if (parsed !== undefined) return readShape(parsed);
  }
  if (text.startsWith("{") && text.endsWith("}")) return splitList(text.slice(1, -1));
  return splitList(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits at commas outside quotes; `\` escapes inside them (PostgreSQL array syntax). Data URLs retain their comma. */
function splitList(text: string): string[] {
  const items = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(data:[^,]*,[^,]*)|([^,]+)/g)];
  return items.map(([, quoted, data, plain]) => quoted?.replace(/\\(.)/g, "$1") ?? data ?? plain ?? "");
}
