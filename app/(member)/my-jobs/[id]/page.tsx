import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuardedPage } from "@/app/_guard/guarded-page";
import { JobWeek } from "@/components/applications/job-week";
import { PipelineBoard } from "@/components/applications/pipeline-board";
import { MarkNoticesRead } from "@/components/notifications/mark-notices-read";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { readPipeline } from "@/lib/applications/queries";
import { readJobWeek } from "@/lib/applications/week.queries";
import { findActor } from "@/lib/members/acting.commands";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";

export const metadata: Metadata = { title: "Applications", robots: { index: false, follow: false } };

async function readOwnPipeline(viewer: Viewer, jobId: string) {
  try {
    const subject = { kind: "job", id: jobId } as const;
    return await readPipeline(await findActor({ viewer, subject, permission: "hire" }), jobId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}

export default async function ApplicantsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <GuardedPage group="member" path={hrefs.applicants(id)}>
      {async (viewer) => {
        const { job, columns } = await readOwnPipeline(viewer, id);
        const week = await readJobWeek(job.id);
        const total = columns.reduce((sum, column) => sum + column.total, 0);
        return (
          <div className="page grid gap-4 py-6 md:py-8">
            <MarkNoticesRead href={hrefs.applicants(job.id)} />
            <header className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="text-muted-foreground">Applications</p>
                <h1 className="text-2xl font-bold wrap-anywhere">{job.title}</h1>
              </div>
              <ButtonLink href={hrefs.myJobs()} variant="secondary" size="sm">
                My jobs
              </ButtonLink>
            </header>
            {week ? <JobWeek week={week} total={total} /> : null}
            {total > 0 ? (
              <PipelineBoard job={job} columns={columns} />
            ) : (
              <EmptyState icon={Briefcase} title="No one has applied yet">
                <p className="text-muted-foreground">
                  {week?.here === false
                    ? "People apply on another site. We count their clicks on Apply."
                    : "We’ll let you know when someone does."}
                </p>
              </EmptyState>
            )}
          </div>
        );
      }}
    </GuardedPage>
  );
}
