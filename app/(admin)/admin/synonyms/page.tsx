import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminHeader } from "@/components/admin/admin-header";
import { Synonyms } from "@/components/admin/words/synonyms";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import { maxSynonymLength } from "@/lib/search/lexicon/synonyms.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { typedText } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Synonyms", robots: { index: false, follow: false } };

function addressOf(search: string | undefined, cursor?: string | null): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (cursor) query.set("cursor", cursor);
  return adminHrefs.synonyms(String(query));
}

export default function AdminSynonymsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.synonyms()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = typedText(params.search, maxSynonymLength);
        const { page, cursor } = await readFrom(params.cursor, (from) =>
          listSynonymGroups({ search, limit: 50, cursor: from }),
        );
        const { items, next } = page;
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <AdminHeader title="Synonyms" current="synonyms" />
            <SearchForm
              action={adminHrefs.synonyms()}
              label="Search synonyms"
              placeholder="Word"
              value={search ?? ""}
            />
            <Synonyms groups={items} />
            {items.length > 0 ? null : <p className="text-muted-foreground">No synonyms found.</p>}
            <Pagination
              label="Synonyms"
              previousHref={cursor ? addressOf(search) : null}
              nextHref={next ? addressOf(search, next) : null}
            />
          </div>
        );
      }}
    </AdminPage>
  );
}
