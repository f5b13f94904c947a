import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { jobStatusNames, type JobStatus } from "@/lib/jobs/rules";

const looks: Record<JobStatus, BadgeVariant> = {
  draft: "outline",
  pending: "waiting",
  changes_requested: "waiting",
  rejected: "harm",
  open: "trust",
  paused: "neutral",
  filled: "primary",
  closed: "neutral",
  expired: "neutral",
};

/** The state of a job as its poster sees it. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  return (
    <Badge variant={looks[status]} className="justify-self-start">
      {jobStatusNames[status]}
    </Badge>
  );
}
