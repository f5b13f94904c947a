import { EmptyState } from "@/components/ui/empty-state";
import { Wallet } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { RewardEntryDto } from "@/lib/rewards/contract";
import { reasonNames } from "@/lib/rewards/copy";
import { formatChange } from "@/lib/rewards/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";

export function RewardHistory({ entries }: { entries: readonly RewardEntryDto[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={Wallet} title="No points yet" level={3}>
        <p className="text-muted-foreground">Complete your profile to earn your first points.</p>
      </EmptyState>
    );
  }
  return (
    <ol className="bg-card divide-y rounded-xl border">
      {entries.map(({ id, points, reason, note, expiresAt, createdAt }) => (
        <li key={id} className="flex items-baseline gap-4 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              {reasonNames[reason]}
              {note ? `: ${note}` : ""}
            </p>
            <p className="text-muted-foreground text-sm first-letter:uppercase">
              <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
              {expiresAt ? ` · expires ${formatShortDate(expiresAt)}` : ""}
            </p>
          </div>
          <p className={`shrink-0 font-semibold tabular-nums ${points > 0 ? "text-trust" : ""}`}>
            {formatChange(points)}
          </p>
        </li>
      ))}
    </ol>
  );
}
