import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { TreeProvider } from "@/components/forms/tree-context";
import { JobForm } from "@/components/jobs/form/job-form";
import { personalJob, PosterLink } from "@/components/jobs/form/poster-link";
import { ButtonLink } from "@/components/ui/button";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { findJobBusiness } from "@/lib/members/queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { toFormNodes } from "@/lib/shared/tree";
import { readProfile } from "@/lib/users/profile.queries";

export const metadata: Metadata = { title: "Post a job", robots: { index: false, follow: false } };

export default async function CreateJobPage({ searchParams }: { searchParams: PageParams }) {
  const isPersonal = (await readPageParams(searchParams)).for === "me";
  return (
    <GuardedPage group="member" path={hrefs.createJob(isPersonal ? personalJob : undefined)}>
      {async (viewer) => {
        const [business, { emailVerified }] = await Promise.all([
          findJobBusiness(viewer),
          readProfile(viewer.id),
        ]);
        const poster = isPersonal ? null : business;
        return (
          <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div className="grid gap-1">
                <h1 className="text-2xl font-bold">Post a job</h1>
                <p className="text-muted-foreground wrap-anywhere">
                  {poster ? `For ${poster.name}. ` : ""}We save a draft as you type.
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                {business ? <PosterLink isPersonal={isPersonal} name={business.name} /> : null}
                <ButtonLink href={hrefs.myJobs()} variant="secondary" size="sm">
                  My jobs
                </ButtonLink>
              </div>
            </header>
            <TreeProvider nodes={toFormNodes(await readJobTree())}>
              <JobForm
                key={String(isPersonal)}
                job={null}
                mayPost={poster?.mayPost ?? emailVerified}
                forBusiness={poster !== null}
              />
            </TreeProvider>
          </div>
        );
      }}
    </GuardedPage>
  );
}
