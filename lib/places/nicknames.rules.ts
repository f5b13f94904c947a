import nicknames from "./nicknames.json";
import { countrySuffix, joinDottedState } from "./rules";

export const cityByNickname: Readonly<Record<string, string>> = nicknames;

export function nicknameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

const typedPlace = /^\s*(\d{5}[\s,]+)?([^\d,]+?)(?:[\s,]+([a-z]{2})\.?)?([\s,]+\d{5})?(?:-?\d{4})?\s*$/i;

/** 'NYC', 'nyc, NY', or '10001 NYC' → 'New York, NY' with the ZIP code at the end; of other text, only 'N.Y.' becomes 'NY'. */
export function spellOutCity(typed: string): string {
  const [, before = "", name = "", state, after = ""] =
    typedPlace.exec(typed.replace(countrySuffix, "")) ?? [];
  const key = nicknameKey(name);
  const city = Object.hasOwn(cityByNickname, key) ? cityByNickname[key]! : undefined;
  if (!city || (state && !city.endsWith(state.toUpperCase()))) return joinDottedState(typed);
  return `${city} ${(before || after).replace(/\D/g, "")}`.trim();
}
