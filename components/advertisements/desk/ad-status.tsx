import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { adStatusNames, type AdStatus } from "@/lib/advertisements/lifecycle.rules";

const looks: Record<AdStatus, BadgeVariant> = {
  draft: "outline",
  pending: "waiting",
  scheduled: "primary",
  running: "trust",
  paused: "neutral",
  ended: "neutral",
  rejected: "harm",
};

export function AdStatusBadge({ status }: { status: AdStatus }) {
  return <Badge variant={looks[status]}>{adStatusNames[status]}</Badge>;
}
