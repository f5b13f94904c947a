"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { RedemptionDto } from "@/lib/rewards/contract";
import { formatPoints, type RedemptionStatus } from "@/lib/rewards/rules";
import { formatDate } from "@/lib/shared/dates";
import { useCancelRedemption } from "./hooks";

const looks: Record<RedemptionStatus, { label: string; variant: BadgeVariant }> = {
  requested: { label: "In review", variant: "waiting" },
  fulfilled: { label: "Done", variant: "trust" },
  cancelled: { label: "Canceled", variant: "neutral" },
};

export function RedemptionList({ redemptions }: { redemptions: readonly RedemptionDto[] }) {
  if (redemptions.length === 0) return null;
  return (
    <section aria-labelledby="redeemed" className="grid gap-4">
      <h2 id="redeemed" className="text-lg font-semibold">
        Your rewards
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {redemptions.map((redemption) => (
          <RedemptionRow key={redemption.id} redemption={redemption} />
        ))}
      </ul>
    </section>
  );
}

function detailOf({ kind, subject, until, note, status }: RedemptionDto): string {
  if (status === "cancelled") return note;
  if (!subject) return "";
  if (!until) return subject;
  const words = kind === "listing_boost" ? "featured until" : "runs until";
  return `${subject} · ${words} ${formatDate(until)}`;
}

function RedemptionRow({ redemption }: { redemption: RedemptionDto }) {
  const { id, name, points, status, code, createdAt } = redemption;
  const cancel = useCancelRedemption();
  const detail = detailOf(redemption);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge variant={looks[status].variant}>{looks[status].label}</Badge>
        </p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {formatPoints(points)} · {formatDate(createdAt)}
        </p>
        {detail ? <p className="text-sm wrap-anywhere">{detail}</p> : null}
      </div>
      {code ? (
        <p className="bg-muted rounded-md px-3 py-2 font-mono text-sm font-semibold wrap-anywhere select-all">
          {code}
        </p>
      ) : null}
      {status === "requested" ? (
        <Button
          variant="secondary"
          size="sm"
          className="tap-target"
          pending={cancel.isPending}
          aria-label={`Cancel request for ${name}`}
          onClick={() => cancel.mutate(id)}
        >
          Cancel request
        </Button>
      ) : null}
    </li>
  );
}
