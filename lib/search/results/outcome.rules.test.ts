import type { Outcome, SearchPage, Understanding } from "../contract";
import { outcomeHeaders, withFullMatch } from "./outcome.rules";

const plain: Understanding = { corrected: null, entities: [], missing: [] };
const listing = { id: "one" } as SearchPage["items"][number];
const found = { items: [listing], next: null, total: 1, capped: false, about: false };

test.each<[string, Partial<Understanding>, SearchPage["items"], Outcome["match"]]>([
  ["all of the text", {}, [listing], "exact"],
  ["corrected spelling", { corrected: "blue sofa" }, [listing], "corrected"],
  ["nothing", {}, [], "none"],
  ["nothing by corrected spelling", { corrected: "blue sofa" }, [], "none"],
])("withFullMatch reports %s", (_, understanding, items, match) => {
  expect(withFullMatch({ ...found, items }, { ...plain, ...understanding }).match).toBe(match);
});

type Page = Partial<SearchPage> & Pick<Outcome, "match">;

test.each<[Page, Record<string, string>]>([
  [{ match: "exact", mentionsFrom: 0 }, { "x-search-mentions": "0" }],
  [{ match: "exact", close: [listing] }, { "x-search-exact": "1" }],
  [{ match: "corrected", corrected: "blue sofa" }, { "x-search-corrected": "blue%20sofa" }],
  [{ match: "none", missing: ["zorb", "a,b"] }, { "x-search-missing": "zorb,a%2Cb" }],
  [
    { match: "partial", partial: { by: "parts", unmatched: { none: ["red"], some: ["in Austin"] } } },
    { "x-search-partial": "most", "x-search-lacking": "red,in%20Austin" },
  ],
  [
    { match: "partial", partial: { by: "mention", isVerbatim: true }, mentionsFrom: 0 },
    { "x-search-partial": "mention" },
  ],
  [{ match: "partial", partial: { by: "mention", isVerbatim: false } }, { "x-search-partial": "most" }],
  [
    { match: "partial", partial: { by: "rewording", text: "hedges", covers: "part" } },
    { "x-search-partial": "most" },
  ],
  [{ match: "partial", partial: { by: "rewording", text: "hedges", covers: "all" } }, {}],
  [
    {
      match: "nearby",
      nearby: { place: "Miami", where: "in Miami", thing: "condo", isByDistance: true },
    },
    { "x-search-partial": "most", "x-search-lacking": "Miami" },
  ],
])("outcomeHeaders writes %j", (page, headers) => {
  expect(outcomeHeaders({ ...plain, ...found, ...page } as SearchPage)).toEqual(headers);
});
