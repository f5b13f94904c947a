import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Sparkles } from "@/components/ui/deferred-icons";
import { publicStatusName } from "@/lib/listings/catalog/status.rules";
import type { Category, ListingStatus } from "@/lib/listings/rules";

const looks: Record<ListingStatus, BadgeVariant> = {
  approved: "trust",
  pending: "waiting",
  changes_requested: "waiting",
  rejected: "harm",
  draft: "outline",
  paused: "neutral",
  reserved: "primary",
  sold: "neutral",
  let: "neutral",
  expired: "neutral",
  removed: "neutral",
};

export function FeaturedBadge() {
  return (
    <Badge variant="primary">
      <Sparkles className="size-3.5" />
      Featured
    </Badge>
  );
}

export function ListingStatusBadge({ status, category }: { status: ListingStatus; category: Category }) {
  return <Badge variant={looks[status]}>{publicStatusName(status, category)}</Badge>;
}
