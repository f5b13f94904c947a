"use client";

import type { RowData } from "@tanstack/react-table";
import { memo, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/shared/cn";
import { Button } from "./button";
import { Checkbox } from "./checkbox";
import { SelectAll } from "./choose-all";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "./deferred-icons";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableSkeleton,
  type TableSort,
} from "./table";
import { useTableModel, type TableModel } from "./use-table-model";

export type DataColumn<Row extends RowData> = {
  id: string;
  title: string;
  value?: (row: Row) => string | number;
  cell?: (row: Row) => ReactNode;
  sort?: TableSort;
  numeric?: boolean;
  untitled?: boolean;
  label?: boolean;
  className?: string;
  headClassName?: string;
};

type DataSelection<Row> = {
  selected: readonly string[];
  canSelect: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  allLabel: string;
  className?: string;
  onChange: (ids: string[]) => void;
};

type DataTableProps<Row extends RowData> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows are one page, sorted by the server; sorting and paging use links. */
  server?: boolean;
  pageSize?: number;
  rowProps?: (row: Row) => ComponentProps<typeof TableRow>;
  selection?: DataSelection<Row>;
  loading?: boolean;
};

const sortIcons = { asc: ArrowUp, desc: ArrowDown } as const;
const sortStates = { asc: "ascending", desc: "descending" } as const;

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, server, selection, rowProps, loading } = props;
  const table = useTableModel(props);
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  const shown = table.getRowModel().rows;
  const pages = server ? 1 : table.getPageCount();
  const selectable = shown.filter((row) => row.getCanSelect());
  return (
    <div data-slot="data-table" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table caption={caption}>
        <TableHeader>
          <tr>
            {selection ? (
              <TableHead>
                <SelectAll
                  label={selection.allLabel}
                  of={selectable.length}
                  chosen={selectable.filter((row) => row.getIsSelected()).length}
                  onChange={(on) => table.toggleAllRowsSelected(on)}
                />
              </TableHead>
            ) : null}
            {columns.map((column, at) => (
              <ColumnHead key={column.id} column={column} server={server} model={heads[at]?.column} />
            ))}
          </tr>
        </TableHeader>
        <TableBody>
          {loading ? <TableSkeleton columns={columns.length} /> : null}
          {shown.map((row) => (
            <DataRow key={row.id} row={row} {...{ columns, server, selection, rowProps }} />
          ))}
        </TableBody>
      </Table>
      {pages > 1 ? <Pages caption={caption} table={table} pages={pages} /> : null}
    </div>
  );
}

type HeadProps<Row extends RowData> = {
  column: DataColumn<Row>;
  server: boolean | undefined;
  model: ReturnType<TableModel<Row>["getAllColumns"]>[number] | undefined;
};

function ColumnHead<Row extends RowData>({ column, server, model }: HeadProps<Row>) {
  const { title, value, sort, numeric, untitled, className, headClassName } = column;
  const sorted = model?.getIsSorted() || null;
  const SortIcon = sorted ? sortIcons[sorted] : ChevronsUpDown;
  const isSortable = !server && value;
  return (
    <TableHead
      numeric={numeric}
      sort={sort}
      className={headClassName ?? (server ? undefined : className)}
      aria-sort={isSortable ? (sorted ? sortStates[sorted] : "none") : sort?.state}
    >
      {isSortable ? (
        <button
          type="button"
          className="tap-target hover:text-foreground inline-flex items-center gap-1 rounded-sm font-semibold"
          onClick={() => model?.toggleSorting(sorted ? sorted === "asc" : Boolean(numeric))}
        >
          {title}
          <SortIcon className="size-4" />
        </button>
      ) : (
        <span className={untitled ? "sr-only" : undefined}>{title}</span>
      )}
    </TableHead>
  );
}

type RowProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  "columns" | "server" | "selection" | "rowProps"
> & { row: ReturnType<TableModel<Row>["getRowModel"]>["rows"][number] };

function DataRow<Row extends RowData>({ row, columns, server, selection, rowProps }: RowProps<Row>) {
  const { className, ...attributes } = rowProps?.(row.original) ?? {};
  return (
    <TableRow
      selected={selection ? row.getIsSelected() : undefined}
      className={cn(
        server ? undefined : "max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:px-4 max-md:py-2",
        className,
      )}
      {...attributes}
    >
      {selection ? (
        <TableCell
          className={cn(
            "w-12 max-md:absolute max-md:top-3 max-md:right-4 max-md:w-auto",
            selection.className,
          )}
        >
          {row.getCanSelect() ? (
            <Checkbox
              aria-label={`Select ${selection.nameOf(row.original)}`}
              checked={row.getIsSelected()}
              onChange={(event) => row.toggleSelected(event.target.checked)}
            />
          ) : null}
        </TableCell>
      ) : null}
      <MemoCells row={row.original} columns={columns} server={server} choosable={Boolean(selection)} />
    </TableRow>
  );
}

type PagesProps<Row extends RowData> = { caption: string; table: TableModel<Row>; pages: number };

function Pages<Row extends RowData>({ caption, table, pages }: PagesProps<Row>) {
  return (
    <nav aria-label={`Pages: ${caption}`} className="flex items-center justify-end gap-3 text-sm">
      <p className="text-muted-foreground tabular-nums" aria-live="polite">
        {table.state.pagination.pageIndex + 1} of {pages}
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
  );
}

type CellsProps<Row extends RowData> = Pick<DataTableProps<Row>, "columns" | "server"> & {
  row: Row;
  choosable: boolean;
};

function Cells<Row extends RowData>({ row, columns, server, choosable }: CellsProps<Row>): ReactNode {
  return columns.map(({ id, title, value, cell, numeric, untitled, label, className: look }, at) => (
    <TableCell
      key={id}
      label={at === 0 || untitled || label === false ? undefined : title}
      numeric={numeric}
      className={cn(
        at === 0 && !server && "max-md:col-span-2",
        // Leaves room for the checkbox.
        at === 0 && choosable && "max-md:pr-12",
        look,
      )}
    >
      {cell ? cell(row) : value?.(row)}
    </TableCell>
  ));
}

/** Memoized, because selection doesn't change cell content: selecting all rerenders only the checkboxes. */
const MemoCells = memo(Cells) as typeof Cells;
