import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { statusNames, type SubscriptionStatus } from "@/lib/subscriptions/rules";

const looks: Record<SubscriptionStatus, BadgeVariant> = {
  trialing: "primary",
  active: "trust",
  past_due: "harm",
  cancelled: "waiting",
  expired: "neutral",
};

export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  return <Badge variant={looks[status]}>{statusNames[status]}</Badge>;
}
