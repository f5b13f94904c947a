"use client";

import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { NoMatches } from "@/components/ui/no-matches";
import { EllipsisVertical } from "@/components/ui/deferred-icons";
import type { MyJobDto } from "@/lib/jobs/desk/editing.contract";
import { findJobTransition } from "@/lib/jobs/desk/lifecycle.rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { jobActionLabels } from "./actions";
import { useJobAction } from "./hooks";
import { JobStatusBadge } from "./job-status";

const may = (job: MyJobDto, action: "edit" | "delete") =>
  !job.suspended && findJobTransition({ action, actor: "poster", status: job.status }) !== null;

type Props = { jobs: readonly MyJobDto[]; search: string };

export function MyJobs({ jobs, search }: Props) {
  if (jobs.length > 0) return <JobRows jobs={jobs} />;
  if (search) return <NoMatches icon={Briefcase} search={search} clearHref={hrefs.myJobs()} />;
  return (
    <EmptyState icon={Briefcase} title="You haven’t posted a job yet">
      <p className="text-muted-foreground">
        Describe the job and submit it. Once we’ve reviewed it, people can apply.
      </p>
      <ButtonLink href={hrefs.createJob()}>Post a job</ButtonLink>
    </EmptyState>
  );
}

function JobRows({ jobs }: Pick<Props, "jobs">) {
  const act = useJobAction();
  const [removing, setRemoving] = useState<MyJobDto | null>(null);
  return (
    <>
      <ul role="list" className="grid gap-3">
        {jobs.map((job) => (
          <li key={job.id} className="bg-card flex items-start justify-between gap-3 rounded-xl border p-4">
            <JobSummary job={job} />
            <JobMenu
              job={job}
              onAction={(action) => act.mutate({ job, action })}
              onDelete={() => setRemoving(job)}
            />
          </li>
        ))}
      </ul>
      {removing ? (
        <ConfirmDialog
          title={`Delete ${removing.title || "this draft"}?`}
          button="Delete job"
          harm
          pending={act.isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            act.mutate({ job: removing, action: "delete" }, { onSettled: () => setRemoving(null) })
          }
        >
          <p>You can’t undo this.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function JobSummary({ job }: { job: MyJobDto }) {
  return (
    <div className="grid min-w-0 gap-1">
      <JobStatusBadge status={job.status} suspended={job.suspended} />
      <IntentLink
        href={may(job, "edit") ? hrefs.editJob(job.id) : hrefs.editJob(job.id, "view=preview")}
        className="tap-target rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {job.title || "Untitled draft"}
      </IntentLink>
      {job.status === "draft" ? null : (
        <IntentLink
          href={hrefs.applicants(job.id)}
          className="line-target justify-self-start rounded-sm text-sm font-semibold underline underline-offset-4"
        >
          {job.applications === 1 ? "1 application" : `${job.applications} applications`}
          <span className="sr-only"> for {job.title}</span>
        </IntentLink>
      )}
      {job.business ? <p className="text-sm wrap-anywhere">Business job: {job.business}</p> : null}
      {job.suspended ? (
        <p className="text-sm">
          It’s off the site while your business is suspended, and comes back when the suspension ends.
        </p>
      ) : null}
      <p className="text-muted-foreground text-sm">
        {[job.company, datesOf(job)].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}

type MenuProps = {
  job: MyJobDto;
  onAction: (action: MyJobDto["actions"][number]) => void;
  onDelete: () => void;
};

function JobMenu({ job, onAction, onDelete }: MenuProps) {
  return (
    <Menu
      label={`Actions for ${job.title || "the draft"}`}
      trigger={<EllipsisVertical />}
      triggerClassName={buttonVariants({ variant: "ghost", size: "icon-sm" })}
    >
      {may(job, "edit") ? <MenuLink href={hrefs.editJob(job.id)}>Edit</MenuLink> : null}
      <MenuLink href={hrefs.editJob(job.id, "view=preview")}>Preview</MenuLink>
      {job.actions.map((action) => (
        <MenuItem key={action} onSelect={() => onAction(action)}>
          {jobActionLabels[action]}
        </MenuItem>
      ))}
      {may(job, "delete") ? (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onDelete}>Delete</MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

function datesOf({ status, suspended, createdAt, endsOn }: MyJobDto): string {
  if (!suspended && endsOn && (status === "open" || status === "paused")) return `Ends ${formatDate(endsOn)}`;
  return `Created ${formatShortDate(createdAt)}`;
}
