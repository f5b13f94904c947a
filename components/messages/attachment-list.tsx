"use client";

import { CircleCheck, CircleExclamationPoint, LoaderCircle, X } from "@/components/ui/icons";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Attachment, Attachments } from "./use-attachments";
import { sizeOf } from "./attachment-links";

type Props = { attachments: Attachments; onRemoved: (place: number) => void };

export function AttachmentList({ attachments, onRemoved }: Props) {
  const { items, problem } = attachments;
  if (items.length === 0 && !problem) return null;
  return (
    <div className="col-span-full grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {problem ? (
        <p role="alert" className="text-harm text-sm font-medium">
          {problem}
        </p>
      ) : null}
      <ul
        aria-label="Attached files"
        className="grid max-h-48 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto sm:grid-cols-2"
      >
        {items.map((item, place) => (
          <AttachmentItem
            key={item.key}
            item={item}
            onRetry={() => attachments.retry(item)}
            onRemove={() => {
              onRemoved(place);
              attachments.remove(item.key);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

type ItemProps = { item: Attachment; onRetry: () => void; onRemove: () => void };

function AttachmentItem({ item, onRetry, onRemove }: ItemProps) {
  const { file, problem, isRetryable, stored } = item;
  return (
    <li data-removable-row className="flex min-h-12 items-center gap-2 rounded-md border py-1 pl-3">
      {problem ? (
        <CircleExclamationPoint className="text-harm" />
      ) : stored ? (
        <CircleCheck className="text-trust" />
      ) : (
        <LoaderCircle className="text-muted-foreground animate-spin" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{file.name}</p>
        {problem ? (
          <p role="alert" className="text-harm">
            {problem}{" "}
            {isRetryable ? (
              <button
                type="button"
                className="tap-target rounded-sm font-semibold underline underline-offset-4"
                onClick={onRetry}
              >
                Try again
              </button>
            ) : null}
          </p>
        ) : (
          <p className="text-muted-foreground tabular-nums">
            {stored ? sizeOf(file.size) : `Uploading ${Math.round(item.progress * 100)}%`}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        className={buttonVariants({ variant: "ghost", size: "icon" })}
        onClick={onRemove}
      >
        <X />
      </button>
    </li>
  );
}
