import type { SearchPage, ParsedEntity } from "../contract";
import { withListedNames } from "./names.rules";

const page = (entities: ParsedEntity[], rest: Partial<SearchPage> = {}) =>
  ({
    corrected: null,
    missing: [],
    match: "exact",
    items: [],
    next: null,
    total: 0,
    capped: false,
    about: false,
    entities,
    ...rest,
  }) as SearchPage;
const listed = (location: string, brand?: string) =>
  [{ location, details: brand ? { brand } : {} }] as unknown as SearchPage["items"];

test.each<[ParsedEntity["kind"], string, SearchPage["items"], string]>([
  ["brand", "nordlyd", listed("Austin, TX", "Nordlyd"), "Nordlyd"],
  ["brand", "grip & gauge", listed("Austin, TX", "Grip & Gauge"), "Grip & Gauge"],
  ["brand", "nordlyd", listed("Austin, TX", "Corvid"), "nordlyd"],
  ["place", "St Louis", listed("St. Louis, MO"), "St. Louis"],
  ["place", "Saint Louis, MO", listed("St. Louis, MO"), "St. Louis, MO"],
  ["place", "Salt Lake", listed("Salt Lake City, UT"), "Salt Lake City"],
  ["place", "Philly", listed("Philadelphia, PA"), "Philadelphia"],
  ["place", "Miami", listed("Austin, TX"), "Miami"],
  ["place", "Texas", listed("Austin, TX"), "Texas"],
  ["type", "Austin", listed("Austin, TX"), "Austin"],
])("spells a %s typed as '%s' as in %j", (kind, label, items, name) => {
  const entity = { kind, label, without: "lamp" };
  expect(withListedNames(page([entity], { items })).entities).toEqual([{ ...entity, label: name }]);
});

test("spells a name that only some results have like its chip", () => {
  const entities = [{ kind: "brand" as const, label: "nordlyd", without: "lamp" }];
  const unmatched = { none: ["red"], some: ["nordlyd"] };
  const items = listed("Austin, TX", "Nordlyd");
  const partial = { match: "partial", partial: { by: "parts", unmatched } } as const;
  expect(withListedNames(page(entities, { items, ...partial }))).toMatchObject({
    partial: { by: "parts", unmatched: { none: ["red"], some: ["Nordlyd"] } },
  });
});
