"use client";

import { useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { CircleCheck } from "@/components/ui/icons";
import { categories, categoryNames } from "@/lib/listings/rules";
import { csvColumns } from "@/lib/listings/transfer/columns.rules";
import { fieldName } from "@/lib/listings/transfer/field-names.copy";
import type { ImportRowDto } from "@/lib/listings/transfer/import.contract";
import { useImportRows } from "./hooks";

function nameOf(written: string): string {
  const category = categories.find((one) => one === written.trim().toLowerCase());
  return category ? categoryNames[category] : written;
}

function nameOfField(field: string): string {
  const column = csvColumns.find((one) => one === field);
  return column ? fieldName(column) : field;
}

const columns: readonly DataColumn<ImportRowDto>[] = [
  {
    id: "title",
    title: "Title",
    className: "wrap-anywhere md:min-w-48 max-md:font-semibold",
    cell: ({ title }) => title || "No title",
  },
  { id: "row", title: "Row", numeric: true, cell: ({ row }) => row },
  {
    id: "category",
    title: "Category",
    className: "whitespace-nowrap",
    cell: ({ category }) => nameOf(category),
  },
  { id: "price", title: "Price", numeric: true, cell: ({ price }) => price },
  {
    id: "check",
    title: "Check",
    label: false,
    headClassName: "w-full",
    className: "py-2",
    cell: (row) => <Check row={row} />,
  },
];

export function ImportRows({ id, bad }: { id: string; bad: number }) {
  const [errors, setErrors] = useState(bad > 0);
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useImportRows(
    id,
    errors,
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="grid gap-3">
      {bad > 0 ? (
        <Choice control={<Checkbox checked={errors} onChange={(event) => setErrors(event.target.checked)} />}>
          Only rows with errors
        </Choice>
      ) : null}
      <DataTable
        server
        caption="Rows of the file"
        rows={rows}
        rowId={({ row }) => String(row)}
        columns={columns}
        loading={isPending}
      />
      {error ? (
        <Alert variant="harm" role="alert" title={errorText(error, "We couldn’t load the rows.")}>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={() => void (data ? fetchNextPage() : refetch())}
          >
            Try again
          </Button>
        </Alert>
      ) : null}
      {hasNextPage && !error ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={isFetching}
          onClick={() => void fetchNextPage()}
        >
          Show more rows
        </Button>
      ) : null}
    </div>
  );
}

function Check({ row: { errors, updates, duplicate } }: { row: ImportRowDto }) {
  if (duplicate) return <span className="text-waiting">You already have a listing like this</span>;
  if (errors.length === 0) {
    return (
      <span className="text-trust flex items-center gap-1.5">
        <CircleCheck className="size-4" />
        {updates ? "Updates your listing" : "Ready"}
      </span>
    );
  }
  return (
    <ul role="list" className="text-harm grid gap-1">
      {errors.map(({ field, message }) => (
        <li key={field}>
          {field ? <span className="font-semibold wrap-anywhere">{nameOfField(field)}: </span> : null}
          {message}
        </li>
      ))}
    </ul>
  );
}
