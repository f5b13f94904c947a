import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { applicationStatusNames, type ApplicationStatus } from "@/lib/applications/rules";

const looks: Record<ApplicationStatus, BadgeVariant> = {
  submitted: "outline",
  reviewed: "neutral",
  contacted: "primary",
  interview: "primary",
  offered: "trust",
  hired: "trust",
  rejected: "neutral",
  withdrawn: "neutral",
};

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge variant={looks[status]} className="justify-self-start">
      {applicationStatusNames[status]}
    </Badge>
  );
}
