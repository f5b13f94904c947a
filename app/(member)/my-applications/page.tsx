import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { OwnApplications } from "@/components/applications/own-applications";
import { MarkNoticesRead } from "@/components/notifications/mark-notices-read";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { NoMatches } from "@/components/ui/no-matches";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { listOwnApplications } from "@/lib/applications/queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "My applications", robots: { index: false, follow: false } };

export default async function MyApplicationsPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  const search = cleanInput(params.search, 100) ?? "";
  return (
    <GuardedPage group="member" path={hrefs.myApplications()}>
      {async (viewer) => {
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listOwnApplications(viewer, { search, cursor: from }),
        );
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <MarkNoticesRead href={hrefs.myApplications()} />
            <header className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-2xl font-bold">My applications</h1>
              <ButtonLink href={hrefs.myJobs()} variant="secondary" size="sm">
                My jobs
              </ButtonLink>
            </header>
            {page.items.length > 0 || search ? (
              <SearchForm
                action={hrefs.myApplications()}
                label="Search your applications"
                placeholder="Title or company"
                value={search}
              />
            ) : null}
            {page.items.length > 0 ? (
              <OwnApplications applications={page.items} />
            ) : search ? (
              <NoMatches icon={Briefcase} search={search} clearHref={hrefs.myApplications()} />
            ) : (
              <EmptyState icon={Briefcase} title="You haven’t applied for a job yet">
                <p className="text-muted-foreground">Apply from a job’s page, then follow every step here.</p>
                <ButtonLink href={hrefs.jobs()}>Browse jobs</ButtonLink>
              </EmptyState>
            )}
            <Pagination
              label="My applications"
              previousHref={cursor ? hrefs.myApplications(writeQuery({ search })) : null}
              nextHref={page.next ? hrefs.myApplications(writeQuery({ search, cursor: page.next })) : null}
            />
          </div>
        );
      }}
    </GuardedPage>
  );
}
