import { usStates } from "@/lib/shared/us-states";

export type PlaceFilter = { state: string | null; place: string | null };

const codes = new Map<string, string>();
for (const { code, name } of usStates) {
  codes.set(code.toLowerCase(), code);
  codes.set(name.toLowerCase(), code);
}

/** 'Austin, TX' → place Austin in TX; 'Texas' → TX; 'Austin' → place Austin. */
export function parseNear(near: string): PlaceFilter {
  const text = near.replace(/\s+/g, " ").trim();
  const whole = codes.get(text.toLowerCase());
  if (whole) return { state: whole, place: null };
  const parts = /^(.+?)(?:\s*,\s*|\s+)([a-z .]+)$/i.exec(text);
  const state = parts?.[2] ? codes.get(parts[2].trim().toLowerCase()) : undefined;
  if (parts?.[1] && state) return { state, place: parts[1].replace(/[,\s]+$/, "") };
  return { state: null, place: text || null };
}

/** Must equal the SQL function place_key. */
export function placeKey(place: string): string {
  return place.toLowerCase().replace(/[ .\-'’,]/g, "");
}
