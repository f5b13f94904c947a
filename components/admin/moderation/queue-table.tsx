import type { ReactNode } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { QueueItem } from "./hooks";
import { QueueBulkBar, type BulkDecisions, type Queue } from "./queue-bulk";
import { QueueKeys } from "./queue-keys";

type Props<T extends QueueItem, A extends string> = {
  queue: Queue<T, A>;
  caption: string;
  keys?: readonly string[];
  columns: readonly DataColumn<T>[];
  bulk?: { allLabel: string; className?: string; decisions: BulkDecisions<A> };
  children: ReactNode;
};

export function QueueTable<T extends QueueItem, A extends string>({
  queue,
  caption,
  keys = [],
  columns,
  bulk,
  children,
}: Props<T, A>) {
  const { body } = queue;
  const isAdvertised = keys.length > 0;

  function rowPropsOf(item: T) {
    const { className, ...attributes } = queue.rowProps(item);
    const isCurrent = isAdvertised && queue.rowOf(item).tabbable;
    return {
      ...attributes,
      className: `${className} scroll-mt-6 lg:aria-[current]:*:first:shadow-[inset_3px_0_0_var(--primary)]`,
      "aria-current": isCurrent ? ("true" as const) : undefined,
    };
  }

  return (
    <div ref={body} onKeyDown={isAdvertised ? undefined : queue.onKeyDown}>
      {isAdvertised ? <QueueKeys keys={keys} onKeyDown={queue.onKeyDown} /> : null}
      <DataTable
        server
        caption={caption}
        rows={queue.shown}
        rowId={({ id }) => id}
        rowProps={rowPropsOf}
        selection={bulk && { ...queue.selection, allLabel: bulk.allLabel, className: bulk.className }}
        columns={columns}
      />
      {bulk ? <QueueBulkBar queue={queue} decisions={bulk.decisions} /> : null}
      {children}
    </div>
  );
}
