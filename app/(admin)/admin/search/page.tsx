import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { Explanation } from "@/components/admin/search/explanation";
import { SearchForm } from "@/components/ui/search-form";
import { maxSearchLength } from "@/lib/listings/rules";
import { explainListings } from "@/lib/search/results/explain.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Explain a search", robots: { index: false, follow: false } };

export default function AdminSearchPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.explainSearch()}>
      {async () => {
        const params = await readPageParams(searchParams);
        const search = cleanInput(params.search, maxSearchLength);
        return (
          <AdminShell title="Explain a search" current="search">
            <SearchForm
              action={adminHrefs.explainSearch()}
              label="Explain a search"
              placeholder="Blue sofa under $500"
              value={search ?? ""}
              maxLength={maxSearchLength}
            />
            {search ? (
              <Explanation text={search} explanation={await explainListings(search)} />
            ) : (
              <p className="text-muted-foreground max-w-prose">
                Enter what a visitor typed. You see how the words are read, what each finds, and why the first
                ten results come in their order.
              </p>
            )}
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
