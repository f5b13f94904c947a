"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { readReportedThread, type ReportThreadDto } from "@/lib/reports/moderation.contract";
import { formatDate } from "@/lib/shared/dates";
import { adminKeys } from "../keys";
import { QueryContent } from "../moderation/query-content";

type Props = { messageId: string; onClose: () => void };

/** Fetched once, because every read is logged. */
export function ThreadDialog({ messageId, onClose }: Props) {
  const query = useQuery({
    queryKey: adminKeys.thread(messageId),
    queryFn: () => call(readReportedThread, { params: { id: messageId } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Reported conversation"
      footer={
        <Button variant="secondary" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <QueryContent
        query={query}
        failure="We couldn’t load this conversation. Try again."
        skeleton={
          <div className="grid gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12 w-2/3" />
          </div>
        }
      >
        {(thread) => <Thread thread={thread} />}
      </QueryContent>
    </Dialog>
  );
}

function Thread({ thread: { people, about, messages } }: { thread: ReportThreadDto }) {
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm wrap-anywhere">
        {people.map(({ name, username }) => `${name} (${username})`).join(" and ")}, about {about}. The audit
        log shows that you opened this.
      </p>
      <ol role="list" className="grid gap-3">
        {messages.map(({ id, sender, text, files, createdAt, reported }) => (
          <li key={id} className={reported ? "border-harm border-l-4 pl-3" : "border-l-4 pl-3"}>
            <p className="text-muted-foreground text-sm">
              {sender ?? "The site"} · {formatDate(createdAt)}
              {reported ? <span className="text-harm font-semibold"> · Reported</span> : null}
            </p>
            {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null}
            {files.map((file) => (
              <p key={file} className="text-sm wrap-anywhere">
                Attached: {file}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
