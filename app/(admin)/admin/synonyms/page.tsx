import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { Suggestions } from "@/components/admin/words/suggestions";
import {
  readSynonymFilter,
  SynonymSearch,
  synonymsHref,
  SynonymTabs,
} from "@/components/admin/words/synonym-filters";
import { Synonyms } from "@/components/admin/words/synonyms";
import { Pagination } from "@/components/ui/pagination";
import { listSuggestions } from "@/lib/search/feedback/synonym-suggestions.queries";
import { listSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "Synonyms", robots: { index: false, follow: false } };

export default function AdminSynonymsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.synonyms()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const filter = readSynonymFilter(params);
        const [{ page, cursor }, suggestions] = await Promise.all([
          readPageOrFirst(params.cursor, (from) => listSynonymGroups({ ...filter, limit: 50, cursor: from })),
          listSuggestions(),
        ]);
        const { items, next } = page;
        return (
          <AdminShell title="Synonyms" current="synonyms" className="grid-cols-[minmax(0,1fr)] gap-6">
            <Suggestions suggestions={suggestions} />
            <SynonymTabs filter={filter} />
            <Synonyms groups={items}>
              <SynonymSearch filter={filter} />
            </Synonyms>
            {items.length > 0 ? null : (
              <p className="text-muted-foreground">
                {filter.source === "feedback" && !filter.search
                  ? "No synonyms from searches yet. Suggestions appear above once five visitors share one."
                  : "No synonyms found."}
              </p>
            )}
            <Pagination
              label="Synonyms"
              previousHref={cursor ? synonymsHref(filter) : null}
              nextHref={next ? synonymsHref(filter, next) : null}
            />
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
