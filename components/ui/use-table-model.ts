"use client";

import {
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from "@tanstack/react-table";
import { useMemo } from "react";

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Options<Row extends RowData> = {
  columns: readonly { id: string; value?: (row: Row) => string | number; numeric?: boolean }[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  server?: boolean;
  pageSize?: number;
  selection?: {
    selected: readonly string[];
    canSelect: (row: Row) => boolean;
    onChange: (ids: string[]) => void;
  };
};

export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>;

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en-US");
}

export function useTableModel<Row extends RowData>({
  columns,
  rows,
  rowId,
  server,
  pageSize = 10,
  selection,
}: Options<Row>) {
  const defined = useMemo(
    () =>
      columns.map(({ id, value = () => "", numeric }) => ({
        id,
        accessorFn: (row: Row) => value(row),
        sortDescFirst: Boolean(numeric),
        sortFn: (a: { original: Row }, b: { original: Row }) => compare(value(a.original), value(b.original)),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = Object.fromEntries((selection?.selected ?? []).map((id) => [id, true as const]));
  return useTable({
    features,
    columns: defined,
    data,
    getRowId: rowId,
    initialState: { pagination: { pageIndex: 0, pageSize } },
    manualSorting: Boolean(server),
    manualPagination: Boolean(server),
    enableRowSelection: ({ original }) => selection?.canSelect(original) ?? false,
    enableRowRangeSelection: false,
    state: { rowSelection },
    onRowSelectionChange: (updater) =>
      selection?.onChange(Object.keys(functionalUpdate(updater, rowSelection))),
  });
}
