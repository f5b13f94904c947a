import type { ListingDto } from "@/lib/listings/contract";
import { isSameBrand } from "@/lib/listings/catalog/fact-lexemes.rules";
import type { SearchPage, ParsedEntity } from "../contract";
import { cityOfNickname } from "../entities/places.rules";

type NameSource = Pick<ListingDto, "location" | "details">;

const stateSuffix = /, [A-Z]{2}$/;
const keyOf = (city: string) =>
  city
    .toLowerCase()
    .replace(/[ .\-'’,]/g, "")
    .replace(/^saint/, "st");

function listedCity(label: string, items: readonly NameSource[]): string | undefined {
  const [state = ""] = stateSuffix.exec(label) ?? [];
  const place = label.replace(stateSuffix, "");
  const key = keyOf((cityOfNickname(place) ?? place).replace(stateSuffix, ""));
  const cities = items.map(({ location }) => location.replace(stateSuffix, ""));
  const city = cities.find((one) => keyOf(one) === key) ?? cities.find((one) => keyOf(one) === `${key}city`);
  return city && city + state;
}

function nameOf({ kind, label }: ParsedEntity, items: readonly NameSource[]): string | undefined {
  if (kind === "place") return listedCity(label, items);
  if (kind !== "brand") return undefined;
  return items.find(({ details }) => isSameBrand(label, details.brand))?.details.brand;
}

/** Spells cities and brands as the shown listings do: 'Nordlyd' for 'nordlyd'. */
export function withListedNames(page: SearchPage): SearchPage {
  const shown = [...page.items, ...(page.close ?? [])];
  const names = new Map(page.entities.map((entity) => [entity.label, nameOf(entity, shown) ?? entity.label]));
  if ([...names].every(([label, name]) => label === name)) return page;
  const listedName = (label: string) => names.get(label) ?? label;
  const named = {
    ...page,
    entities: page.entities.map((entity) => ({ ...entity, label: listedName(entity.label) })),
  };
  if (named.match !== "partial" || named.partial.by !== "parts") return named;
  const { none, some } = named.partial.unmatched;
  const unmatched = { none: none.map(listedName), some: some.map(listedName) };
  return { ...named, partial: { by: "parts", unmatched } };
}
