import type { ReactNode } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { RelativeTime } from "@/components/ui/relative-time";
import { formatDate } from "@/lib/shared/dates";

type Change = { id: string; by: string; changedAt: string };

const authorColumns: readonly DataColumn<Change>[] = [
  {
    id: "by",
    title: "Changed by",
    className: "wrap-anywhere md:min-w-28",
    cell: ({ by }) => by,
  },
  {
    id: "when",
    title: "When",
    className: "whitespace-nowrap",
    cell: ({ changedAt }) => <RelativeTime date={changedAt} exact={formatDate(changedAt)} />,
  },
];

type Props<T extends Change> = {
  caption: string;
  changes: readonly T[];
  nameOf: (change: T) => string;
  valueColumns: readonly DataColumn<T>[];
  actionOf: (change: T) => ReactNode;
};

export function ChangeHistory<T extends Change>({
  caption,
  changes,
  nameOf,
  valueColumns,
  actionOf,
}: Props<T>) {
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">History</h2>
      <DataTable<T>
        server
        caption={caption}
        rows={changes}
        rowId={({ id }) => id}
        columns={[
          {
            id: "setting",
            title: "Setting",
            headClassName: "w-full",
            className: "py-2.5 font-semibold",
            cell: nameOf,
          },
          ...valueColumns,
          ...authorColumns,
          { id: "back", title: "Actions", untitled: true, className: "text-right", cell: actionOf },
        ]}
      />
    </section>
  );
}
