"use client";

import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";
import { cn } from "@/lib/shared/cn";
import { Button } from "./button";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "./more-icons";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./table";

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export type DataColumn<Row extends RowData> = {
  id: string;
  title: string;
  /** What the column is sorted by. */
  value: (row: Row) => string | number;
  /** What the cell shows; its value unless said otherwise. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
  className?: string;
};

type DataTableProps<Row extends RowData> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows on a page, 10 unless said otherwise. */
  pageSize?: number;
};

const sortIcons = { asc: ArrowUp, desc: ArrowDown } as const;
const sortStates = { asc: "ascending", desc: "descending" } as const;

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en-US");
}

/** A table of rows that are all here: a press on a head sorts, and more than a page of rows can be turned. */
export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowId,
  pageSize = 10,
}: DataTableProps<Row>) {
  const defined = useMemo(
    () =>
      columns.map(({ id, value, numeric }) => ({
        id,
        accessorFn: (row: Row) => value(row),
        sortDescFirst: Boolean(numeric),
        sortFn: (a: { original: Row }, b: { original: Row }) => compare(value(a.original), value(b.original)),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: rowId,
    initialState: { pagination: { pageIndex: 0, pageSize } },
  });
  const { pageIndex } = table.state.pagination;
  const pages = table.getPageCount();
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div data-slot="data-table" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table caption={caption}>
        <TableHeader className="static">
          <tr>
            {columns.map(({ id, title, numeric, className }, at) => {
              const column = heads[at]?.column;
              const sorted = column?.getIsSorted() || null;
              const SortIcon = sorted ? sortIcons[sorted] : ChevronsUpDown;
              return (
                <TableHead
                  key={id}
                  numeric={numeric}
                  className={className}
                  aria-sort={sorted ? sortStates[sorted] : "none"}
                >
                  <button
                    type="button"
                    className="tap-target hover:text-foreground inline-flex items-center gap-1 rounded-sm font-semibold"
                    onClick={() => column?.toggleSorting(sorted ? sorted === "asc" : Boolean(numeric))}
                  >
                    {title}
                    <SortIcon className="size-4" />
                  </button>
                </TableHead>
              );
            })}
          </tr>
        </TableHeader>
        <TableBody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <TableRow
              key={id}
              className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:px-4 max-md:py-2"
            >
              {columns.map(({ id: column, title, value, cell, numeric, className }, at) => (
                <TableCell
                  key={column}
                  label={at === 0 ? undefined : title}
                  numeric={numeric}
                  className={cn(at === 0 && "max-md:col-span-2", className)}
                >
                  {cell ? cell(original) : value(original)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {pages > 1 ? (
        <nav aria-label={`Pages: ${caption}`} className="flex items-center justify-end gap-3 text-sm">
          <p className="text-muted-foreground tabular-nums" aria-live="polite">
            {pageIndex + 1} of {pages}
          </p>
          <Button
            size="sm"
            variant="secondary"
            disabled={!table.getCanPreviousPage()}
            onClick={() => table.previousPage()}
          >
            Previous
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={!table.getCanNextPage()}
            onClick={() => table.nextPage()}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
