"use client";

import { clsx as cx } from "clsx";
import { AttachmentLinks } from "@/components/messages/attachment-links";
import { TakeBackAction } from "@/components/messages/take-back-button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { TeamMessageDto } from "@/lib/members/inbox.contract";
import { formatDate } from "@/lib/shared/dates";
import { useTakeBackAnswer } from "./inbox-hooks";

type Props = { threadId: string; message: TeamMessageDto };

export function TeamMessage({ threadId, message }: Props) {
  const { id, side, by, text, takeBackUntil, attachments, createdAt } = message;
  const takeBack = useTakeBackAnswer(threadId);
  return (
    <li
      className={cx(
        "grid max-w-[85%] grid-cols-[minmax(0,1fr)] gap-1 rounded-lg p-3",
        side === "business" ? "bg-primary-soft justify-self-end" : "bg-muted justify-self-start",
      )}
    >
      <p className="text-muted-foreground text-sm">
        {by ? `${by} · ` : ""}
        <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
        {takeBackUntil === null ? null : (
          <TakeBackAction
            until={takeBackUntil}
            isPending={takeBack.isPending}
            onPress={() => takeBack.mutate(id)}
          />
        )}
      </p>
      {text || attachments.length === 0 ? (
        <p className="wrap-anywhere whitespace-pre-wrap">{text || "This message was taken back."}</p>
      ) : null}
      <AttachmentLinks attachments={attachments} />
    </li>
  );
}
