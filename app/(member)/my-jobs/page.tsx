import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { MyJobs } from "@/components/jobs/desk/my-jobs";
import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { SearchForm } from "@/components/ui/search-form";
import { interviewsHref } from "@/lib/appointments/calendar.rules";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, writeQuery, type PageParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const metadata: Metadata = { title: "My jobs", robots: { index: false, follow: false } };

export default async function MyJobsPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  const search = cleanInput(params.search, 100) ?? "";
  return (
    <GuardedPage group="member" path={hrefs.myJobs()}>
      {async (viewer) => {
        const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
          listMyJobs(viewer, { search, cursor: from }),
        );
        return (
          <div className="page grid gap-6 py-6 md:py-8">
            <header className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-2xl font-bold">My jobs</h1>
              <div className="flex flex-wrap gap-3">
                {page.items.length > 0 ? (
                  <ButtonLink href={interviewsHref()} variant="secondary">
                    Interviews
                  </ButtonLink>
                ) : null}
                <ButtonLink href={hrefs.myApplications()} variant="secondary">
                  My applications
                </ButtonLink>
                {page.items.length > 0 ? <ButtonLink href={hrefs.createJob()}>Post a job</ButtonLink> : null}
              </div>
            </header>
            {page.items.length > 0 || search ? (
              <SearchForm
                action={hrefs.myJobs()}
                label="Search your jobs"
                placeholder="Title or company"
                value={search}
              />
            ) : null}
            <MyJobs jobs={page.items} search={search} />
            <Pagination
              label="My jobs"
              previousHref={cursor ? hrefs.myJobs(writeQuery({ search })) : null}
              nextHref={page.next ? hrefs.myJobs(writeQuery({ search, cursor: page.next })) : null}
            />
          </div>
        );
      }}
    </GuardedPage>
  );
}
