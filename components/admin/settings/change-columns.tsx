import type { DataColumn } from "@/components/ui/data-table";
import { RelativeTime } from "@/components/ui/relative-time";
import { formatDate } from "@/lib/shared/dates";

type Change = { by: string; changedAt: string };

export function settingColumn<T extends Change>(nameOf: (change: T) => string): DataColumn<T> {
  return {
    id: "setting",
    title: "Setting",
    headClassName: "w-full",
    className: "py-2.5 font-semibold",
    cell: nameOf,
  };
}

export const authorColumns: readonly DataColumn<Change>[] = [
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

export function restoreColumn<T extends Change>(cell: (change: T) => React.ReactNode): DataColumn<T> {
  return { id: "back", title: "Actions", untitled: true, className: "text-right", cell };
}
