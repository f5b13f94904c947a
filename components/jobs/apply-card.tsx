import { Alert } from "@/components/ui/alert";
import { IntentLink } from "@/components/ui/intent-link";
import { Clock } from "@/components/ui/icons";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { formatSalary, formatYearlySalary, type JobStatus } from "@/lib/jobs/rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { ApplyAction, ApplyNote } from "./apply-action";

const ended: Partial<Record<JobStatus, string>> = {
  expired: "This job has expired",
  filled: "This job has been filled",
  closed: "This job is closed",
};

type Props = {
  job: JobDetailDto;
  similar: boolean;
  preview?: boolean;
};

export function ApplyCard({ job, similar, preview = false }: Props) {
  const salary = formatSalary(job);
  const yearly = formatYearlySalary(job);
  return (
    <div data-slot="apply-card" className="bg-card grid gap-4 rounded-xl border p-4 md:p-6">
      <div>
        <p className={salary ? "text-xl font-bold tabular-nums" : "text-muted-foreground"}>
          {salary ?? "Pay not listed"}
        </p>
        {yearly ? <p className="text-muted-foreground text-sm tabular-nums">{yearly}</p> : null}
      </div>
      {preview ? (
        <p className="text-muted-foreground text-sm">People can apply here once the job is open.</p>
      ) : job.open ? (
        <>
          <div className="grid max-lg:hidden">
            <ApplyAction job={job} size="lg" />
          </div>
          <ApplyNote job={job} />
          {job.applyBy ? (
            <p className="flex items-center gap-2 text-sm">
              <Clock className="text-muted-foreground" />
              Apply by {formatDate(job.applyBy)}
            </p>
          ) : null}
        </>
      ) : (
        <Alert variant="waiting" title={ended[job.status] ?? "This job is closed"}>
          <p>This job is no longer accepting applications.</p>
          <p className="flex flex-wrap gap-x-4">
            {similar ? (
              <a href="#similar" className="tap-target rounded-sm font-semibold underline underline-offset-4">
                See similar jobs
              </a>
            ) : null}
            <IntentLink
              href={hrefs.jobs()}
              className="tap-target rounded-sm font-semibold underline underline-offset-4"
            >
              Browse all jobs
            </IntentLink>
          </p>
        </Alert>
      )}
    </div>
  );
}
