import { Badge } from "@/components/ui/badge";
import { BadgeCheck } from "@/components/ui/deferred-icons";

export function VerifiedBadge({ className }: { className?: string }) {
  return (
    <Badge variant="trust" className={className}>
      <BadgeCheck className="size-4" />
      Verified
    </Badge>
  );
}
