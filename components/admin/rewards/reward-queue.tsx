"use client";

import { useState } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { RelativeTime } from "@/components/ui/relative-time";
import { call } from "@/lib/client/api";
import { decideReward, type RequestedRewardDto } from "@/lib/rewards/moderation.contract";
import { formatPoints, type RedemptionAction } from "@/lib/rewards/rules";
import { formatDate } from "@/lib/shared/dates";
import { decisionColumn } from "../moderation/decision-column";
import { useQueue } from "../moderation/use-queue";
import { CancelDialog, SendDialog } from "./reward-dialog";

type Item = RequestedRewardDto & { updatedAt: string };

const decisions = [
  { action: "fulfill", label: "Send code", primary: true },
  { action: "cancel", label: "Cancel" },
] as const;

const columns: readonly DataColumn<Item>[] = [
  {
    id: "person",
    title: "Person",
    headClassName: "w-full",
    className: "py-2.5",
    cell: ({ person, username, email }) => (
      <>
        <p className="font-semibold wrap-anywhere">{person}</p>
        <p className="text-muted-foreground wrap-anywhere">
          {username} · <EmailText>{email}</EmailText>
        </p>
      </>
    ),
  },
  { id: "reward", title: "Reward", className: "whitespace-nowrap", cell: ({ name }) => name },
  { id: "points", title: "Points", numeric: true, cell: ({ points }) => formatPoints(points) },
  {
    id: "requested",
    title: "Requested",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => <RelativeTime date={createdAt} exact={formatDate(createdAt)} />,
  },
];

export function RewardQueue({ rewards }: { rewards: readonly RequestedRewardDto[] }) {
  const [asking, setAsking] = useState<{ item: Item; action: RedemptionAction } | null>(null);
  const items = rewards.map((reward): Item => ({ ...reward, updatedAt: reward.createdAt }));
  const queue = useQueue<Item, RedemptionAction>(items, {
    keys: {},
    actionsOf: () => ["fulfill", "cancel"],
    needsConfirmation: () => true,
    isSelectable: () => false,
    send: ({ id }, { action, reason }) =>
      call(decideReward, {
        params: { id, action },
        body: action === "fulfill" ? { code: reason } : { reason },
      }),
    nameOf: ({ name, person }) => `${name} for ${person}`,
    doneName: (action) => (action === "fulfill" ? "sent" : "canceled"),
    plural: "rewards",
    effect: "We emailed them.",
  });
  const { body, shown } = queue;
  const AskDialog = asking?.action === "fulfill" ? SendDialog : CancelDialog;

  function decide(text: string): void {
    if (asking) queue.decide([asking.item], asking.action, text);
    setAsking(null);
  }

  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <DataTable
        server
        caption="Requested rewards"
        rows={shown}
        rowId={({ id }) => id}
        rowProps={queue.rowProps}
        columns={[
          ...columns,
          decisionColumn<Item, RedemptionAction>({
            decisionsOf: () => decisions,
            subjectOf: ({ name, person }) => `${name} for ${person}`,
            placeOf: (item) => ({ ...queue.rowOf(item), onAction: (action) => setAsking({ item, action }) }),
          }),
        ]}
      />
      {asking ? <AskDialog item={asking.item} onClose={() => setAsking(null)} onText={decide} /> : null}
    </div>
  );
}
