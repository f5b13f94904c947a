import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { OwnApplications } from "@/components/applications/own-applications";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { listOwnApplications } from "@/lib/applications/queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = { title: "My applications", robots: { index: false, follow: false } };

export default async function MyApplicationsPage({ searchParams }: { searchParams: PageParams }) {
  const { cursor: asked } = await readPageParams(searchParams);
  return (
    <GuardedPage group="member" path={hrefs.myApplications()}>
      {async (viewer) => {
        const { page, cursor } = await readFrom(asked, (from) => listOwnApplications(viewer, from));
        return (
          <div className="page grid max-w-4xl gap-6 py-6 md:py-8">
            <header className="flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-2xl font-bold">My applications</h1>
              <ButtonLink href={hrefs.myJobs()} variant="secondary" size="sm">
                My jobs
              </ButtonLink>
            </header>
            {page.items.length > 0 ? (
              <OwnApplications applications={page.items} />
            ) : (
              <EmptyState icon={Briefcase} title="You haven’t applied for a job yet">
                <p className="text-muted-foreground">Apply from a job’s page, then follow every step here.</p>
                <ButtonLink href={hrefs.jobs()}>Browse jobs</ButtonLink>
              </EmptyState>
            )}
            <Pagination
              label="My applications"
              previousHref={cursor ? hrefs.myApplications() : null}
              nextHref={page.next ? hrefs.myApplications(`cursor=${page.next}`) : null}
            />
          </div>
        );
      }}
    </GuardedPage>
  );
}
