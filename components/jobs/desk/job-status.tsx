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

type Props = {
  status: JobStatus;
  suspended?: boolean;
};

export function JobStatusBadge({ status, suspended = false }: Props) {
  return (
    <Badge variant={suspended ? "harm" : looks[status]} className="justify-self-start">
      {suspended ? "Suspended" : jobStatusNames[status]}
    </Badge>
  );
}
