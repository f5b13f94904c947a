import type { Metadata } from "next";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { TreeProvider } from "@/components/forms/tree-context";
import { JobForm } from "@/components/jobs/form/job-form";
import { ButtonLink } from "@/components/ui/button";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { hrefs } from "@/lib/shared/hrefs";
import { toFormNodes } from "@/lib/shared/tree";
import { readProfile } from "@/lib/users/profile.queries";

export const metadata: Metadata = { title: "Post a job", robots: { index: false, follow: false } };

export default function CreateJobPage() {
  return (
    <GuardedPage group="member" path={hrefs.createJob()}>
      {async (viewer) => {
        const { emailVerified } = await readProfile(viewer.id);
        return (
          <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
            <header className="flex flex-wrap items-start justify-between gap-3">
              <div className="grid gap-1">
                <h1 className="text-2xl font-bold">Post a job</h1>
                <p className="text-muted-foreground">We save a draft as you type.</p>
              </div>
              <ButtonLink href={hrefs.myJobs()} variant="secondary" size="sm">
                My jobs
              </ButtonLink>
            </header>
            <TreeProvider nodes={toFormNodes(await readJobTree())}>
              <JobForm job={null} mayPost={emailVerified} />
            </TreeProvider>
          </div>
        );
      }}
    </GuardedPage>
  );
}
