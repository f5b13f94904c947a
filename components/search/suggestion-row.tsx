"use client";

import { clsx as cx } from "clsx";
import { Clock, Search } from "@/components/ui/icons";
import { ArrowRight } from "@/components/ui/deferred-icons";
import type { Row } from "./suggestion-rows";

type Props = { id: string; row: Row; marked: boolean; onMark: () => void; onChoose: () => void };

export function SuggestionRow({ id, row, marked, onMark, onChoose }: Props) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={marked}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2",
        marked && "bg-accent",
        row.icon === "all" && "text-primary font-medium",
        row.icon === "recent" && "pr-12",
      )}
      onMouseMove={onMark}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <RowIcon row={row} />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
        <span className="truncate sm:flex-1">{row.label}</span>
        {row.note ? (
          <span className="text-muted-foreground shrink-0 text-sm tabular-nums">{row.note}</span>
        ) : null}
      </span>
    </div>
  );
}

function RowIcon({ row }: { row: Row }) {
  if (row.icon === "listing" && row.image) {
    return (
      <img
        src={row.image.replace("-640.", "-320.")}
        alt=""
        width={48}
        height={36}
        className="h-9 w-12 shrink-0 rounded-md object-cover"
      />
    );
  }
  const Icon = row.icon === "recent" ? Clock : row.icon === "all" ? ArrowRight : Search;
  return (
    <span className="grid w-12 shrink-0 place-items-center">
      <Icon aria-hidden className="text-muted-foreground size-5" />
    </span>
  );
}
