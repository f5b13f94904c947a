import { LinkTabs } from "@/components/ui/link-tabs";
import { SearchForm } from "@/components/ui/search-form";
import { sourceNames } from "@/lib/search/lexicon/synonyms.copy";
import { maxSynonymLength, synonymSources, type SynonymSource } from "@/lib/search/lexicon/synonyms.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import type { QueryParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export type SynonymFilter = { search?: string; source?: SynonymSource };

export function readSynonymFilter(params: QueryParams): SynonymFilter {
  return {
    search: cleanInput(params.search, maxSynonymLength),
    source: synonymSources.find((source) => source === params.source),
  };
}

export function synonymsHref({ search, source }: SynonymFilter, cursor?: string | null): string {
  const query = new URLSearchParams();
  if (source) query.set("source", source);
  if (search) query.set("search", search);
  if (cursor) query.set("cursor", cursor);
  return adminHrefs.synonyms(String(query));
}

type Props = { filter: SynonymFilter };

export function SynonymTabs({ filter }: Props) {
  return (
    <LinkTabs
      label="Synonyms by source"
      tabs={[undefined, ...synonymSources].map((source) => ({
        label: source ? sourceNames[source] : "All",
        href: synonymsHref({ ...filter, source }),
        current: source === filter.source,
      }))}
    />
  );
}

export function SynonymSearch({ filter }: Props) {
  return (
    <SearchForm
      action={adminHrefs.synonyms()}
      label="Search synonyms"
      placeholder="Word"
      value={filter.search ?? ""}
      preservedParams={filter.source ? [{ name: "source", value: filter.source }] : []}
    />
  );
}
