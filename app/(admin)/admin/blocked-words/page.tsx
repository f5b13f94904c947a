import type { Metadata } from "next";
import { AdminPage } from "@/app/_guard/admin-page";
import { AdminShell } from "@/components/admin/admin-shell";
import { BlockedWords } from "@/components/admin/words/blocked-words";
import { Lock } from "@/components/ui/deferred-icons";
import { NoMatches } from "@/components/ui/no-matches";
import { SearchForm } from "@/components/ui/search-form";
import { listBlockedWords } from "@/lib/reports/blocked-words.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Blocked words", robots: { index: false, follow: false } };

export default function AdminBlockedWordsPage({ searchParams }: { searchParams: PageParams }) {
  return (
    <AdminPage path={adminHrefs.blockedWords()}>
      {async () => {
        const search = cleanInput((await readPageParams(searchParams)).search, 100) ?? "";
        const words = await listBlockedWords(search);
        return (
          <AdminShell title="Blocked words" current="blocked-words">
            <p className="text-muted-foreground max-w-prose">
              Flagged words show a warning in review. Both kinds warn the reader of a first message. Refused
              words can’t be published in listings, jobs, reviews, ads or business profiles; we tell the
              author which word.
            </p>
            <BlockedWords words={words}>
              {words.length > 0 || search ? (
                <SearchForm
                  action={adminHrefs.blockedWords()}
                  label="Search blocked words"
                  placeholder="Word or phrase"
                  value={search}
                />
              ) : null}
            </BlockedWords>
            {words.length === 0 && search ? (
              <NoMatches icon={Lock} search={search} clearHref={adminHrefs.blockedWords()} />
            ) : null}
          </AdminShell>
        );
      }}
    </AdminPage>
  );
}
