"use client";

import { useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { CircleCheck } from "@/components/ui/icons";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableSkeleton,
} from "@/components/ui/table";
import { useImportRows } from "./hooks";

/** The rows of a file as they were read, each with what is wrong with it. */
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
      <Table caption="Rows of the file">
        <TableHeader>
          <tr>
            <TableHead numeric>Row</TableHead>
            <TableHead>Title</TableHead>
            <TableHead>Section</TableHead>
            <TableHead numeric>Price</TableHead>
            <TableHead className="w-full">Check</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {isPending ? <TableSkeleton columns={5} /> : null}
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell numeric label="Row">
                {row.row}
              </TableCell>
              <TableCell className="wrap-anywhere md:min-w-48">{row.title || "No title"}</TableCell>
              <TableCell label="Section">{row.category}</TableCell>
              <TableCell numeric label="Price">
                {row.price}
              </TableCell>
              <TableCell className="py-2">
                {row.errors.length === 0 ? (
                  <span className="text-trust flex items-center gap-1.5">
                    <CircleCheck className="size-4" />
                    Ready
                  </span>
                ) : (
                  <ul className="text-harm">
                    {row.errors.map(({ field, message }) => (
                      <li key={field}>
                        {field}: {message}
                      </li>
                    ))}
                  </ul>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
