import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight, Wallet } from "@/components/ui/deferred-icons";
import { formatPoints } from "@/lib/rewards/rules";
import { hrefs } from "@/lib/shared/hrefs";

export function PointsLink({ points }: { points: number }) {
  return (
    <IntentLink
      href={hrefs.rewards()}
      className="bg-card hover:bg-accent active:bg-accent flex items-center gap-4 rounded-xl border p-4 transition-colors"
    >
      <span className="bg-primary-soft text-primary grid size-11 shrink-0 place-content-center rounded-md">
        <Wallet />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold tabular-nums">{formatPoints(points)}</span>
        <span className="text-muted-foreground block text-sm">Boost a listing or extend an ad</span>
      </span>
      <ArrowRight className="text-muted-foreground" />
    </IntentLink>
  );
}
