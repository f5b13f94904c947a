import { Removal } from "@/components/admin/moderation/removal";
import { JobStatusBadge } from "@/components/jobs/desk/job-status";
import { JobView } from "@/components/jobs/job-view";
import { ButtonLink } from "@/components/ui/button";
import { Pencil } from "@/components/ui/deferred-icons";
import { findJobTransition } from "@/lib/jobs/desk/lifecycle.rules";
import { readJob } from "@/lib/jobs/search/list.queries";
import { readJobTrail } from "@/lib/jobs/subcategories.queries";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { env } from "@/lib/server/env";
import { findActor } from "@/lib/members/acting.commands";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { readOwnJob } from "./read-own";

export async function JobPreview({ id, viewer }: { id: string; viewer: Viewer }) {
  const own = await readOwnJob(id, viewer);
  const actor = await findActor({ viewer, subject: { kind: "job", id: own.id }, permission: "hire" });
  const job = await readJob(own.id, actor);
  const trail = await readJobTrail(job);
  const seen = publicJobStatuses.includes(own.status);
  const removal = findJobTransition({ action: "remove", actor: "admin", status: own.status });
  return (
    <>
      <div className="bg-muted border-b">
        <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-semibold">Preview</span>
            <JobStatusBadge status={own.status} suspended={own.suspended && own.status === "paused"} />
            {seen ? "This is what people see." : "Only you and our team see this page."}
          </p>
          <div className="flex items-center gap-2">
            {own.editing === "closed" ? null : (
              <ButtonLink href={hrefs.editJob(own.id)} variant="secondary" size="sm">
                <Pencil className="size-4" />
                Back to editing
              </ButtonLink>
            )}
            {viewer.role === "admin" && removal ? <Removal kind="job" id={own.id} title={own.title} /> : null}
          </div>
        </div>
      </div>
      <JobView
        job={{ ...job, title: job.title || "Untitled draft", company: job.company || "Your company" }}
        similar={[]}
        trail={trail}
        url={`${env.APP_URL}${hrefs.job(job.id)}`}
        preview
      />
    </>
  );
}
