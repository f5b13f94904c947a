"use client";

import { useState } from "react";
import { RelativeTime } from "@/components/ui/relative-time";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { call } from "@/lib/client/api";
import { decideReward, type RequestedRewardDto } from "@/lib/rewards/moderation.contract";
import { formatPoints, type RedemptionAction } from "@/lib/rewards/rules";
import { formatDate } from "@/lib/shared/dates";
import { DecisionCell } from "../moderation/decision-cell";
import { useQueue, type QueueRow } from "../moderation/use-queue";
import { RewardDialog } from "./reward-dialog";

type Item = RequestedRewardDto & { updatedAt: string };

const decisions = [
  { action: "fulfill", label: "Send code", primary: true },
  { action: "cancel", label: "Cancel" },
] as const;

/** Requested vouchers: sent with their code, or canceled with a reason. */
export function RewardQueue({ rewards }: { rewards: readonly RequestedRewardDto[] }) {
  const [asking, setAsking] = useState<{ item: Item; action: RedemptionAction } | null>(null);
  const items = rewards.map((reward): Item => ({ ...reward, updatedAt: reward.createdAt }));
  const queue = useQueue<Item, RedemptionAction>(items, {
    keys: {},
    actionsOf: () => ["fulfill", "cancel"],
    needsReason: () => true,
    canChoose: () => false,
    send: ({ id }, { action, reason }) =>
      call(decideReward, {
        params: { id, action },
        body: action === "fulfill" ? { code: reason } : { reason },
      }),
    nameOf: ({ name, person }) => `${name} for ${person}`,
    doneName: (action) => (action === "fulfill" ? "sent" : "canceled"),
    plural: "rewards",
    effect: "We emailed the person.",
  });
  const { body, shown } = queue;

  function decide(text: string): void {
    if (asking) queue.decide([asking.item], asking.action, text);
    setAsking(null);
  }

  return (
    <div onKeyDown={queue.onKeyDown}>
      <Table caption="Requested rewards">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Person</TableHead>
            <TableHead>Reward</TableHead>
            <TableHead numeric>Points</TableHead>
            <TableHead>Requested</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((item) => (
            <RewardRow
              key={item.id}
              item={item}
              {...queue.rowOf(item)}
              onAction={(action) => setAsking({ item, action })}
            />
          ))}
        </TableBody>
      </Table>
      {asking ? <RewardDialog {...asking} onClose={() => setAsking(null)} onText={decide} /> : null}
    </div>
  );
}

type RowProps = QueueRow<RedemptionAction> & { item: Item };

function RewardRow({ item, row, pending, onAction }: RowProps) {
  return (
    <TableRow {...row}>
      <TableCell className="py-2.5">
        <p className="font-semibold wrap-anywhere">{item.person}</p>
        <p className="text-muted-foreground wrap-anywhere">
          {item.username} · {item.email}
        </p>
      </TableCell>
      <TableCell label="Reward" className="whitespace-nowrap">
        {item.name}
      </TableCell>
      <TableCell numeric label="Points">
        {formatPoints(item.points)}
      </TableCell>
      <TableCell label="Requested" className="whitespace-nowrap">
        <RelativeTime date={item.createdAt} exact={formatDate(item.createdAt)} />
      </TableCell>
      <DecisionCell
        decisions={decisions}
        subject={`${item.name} for ${item.person}`}
        pending={pending}
        onAction={onAction}
      />
    </TableRow>
  );
}
