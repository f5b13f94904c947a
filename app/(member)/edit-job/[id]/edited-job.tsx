import { TreeProvider } from "@/components/forms/tree-context";
import { JobHistory } from "@/components/jobs/desk/job-history";
import { JobStatusBadge } from "@/components/jobs/desk/job-status";
import { JobForm } from "@/components/jobs/form/job-form";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Lock } from "@/components/ui/deferred-icons";
import { jobStatusNames } from "@/lib/jobs/rules";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { toFormNodes } from "@/lib/shared/tree";
import { readOwnJob } from "./read-own";

export async function EditJobForm({ id, viewer }: { id: string; viewer: Viewer }) {
  const job = await readOwnJob(id, viewer);
  // Suspended users can't sign in, so an admin's own job is suspended only through their business.
  const anothers = job.suspended && viewer.role === "admin" && viewer.vendorStatus !== "suspended";
  return (
    <div className="page grid max-w-3xl gap-6 py-6 md:py-8">
      <header className="grid gap-2">
        <JobStatusBadge status={job.status} suspended={job.suspended && job.status === "paused"} />
        <h1 className="text-2xl font-bold wrap-anywhere">{job.title || "Untitled draft"}</h1>
      </header>
      {job.editing === "closed" ? (
        <EmptyState
          icon={Lock}
          title={
            job.suspended
              ? "This job is off the site"
              : `This job is ${jobStatusNames[job.status].toLowerCase()}`
          }
          className="max-w-lg"
        >
          <p className="text-muted-foreground">{closedText({ suspended: job.suspended, anothers })}</p>
          {anothers ? (
            <ButtonLink href={hrefs.editJob(id, "view=preview")}>Preview</ButtonLink>
          ) : (
            <ButtonLink href={hrefs.myJobs()}>My jobs</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <TreeProvider nodes={toFormNodes(await readJobTree())}>
          <JobForm key={job.id} job={job} mayPost={job.mayPost} />
        </TreeProvider>
      )}
      <JobHistory events={job.history} />
    </div>
  );
}

function closedText({ suspended, anothers }: { suspended: boolean; anothers: boolean }): string {
  if (anothers) return "The poster is suspended or has left. The job stays off the site.";
  return suspended
    ? "Your business is suspended. You can change the job again when the suspension ends."
    : "Relist it to take applications again, or duplicate it to make changes.";
}
