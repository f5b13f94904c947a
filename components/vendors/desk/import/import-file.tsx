"use client";

import { useId, useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Upload } from "@/components/ui/deferred-icons";
import { exportListings } from "@/lib/listings/transfer/export.contract";
import { requiredColumns } from "@/lib/listings/transfer/columns.rules";
import { importCopy } from "@/lib/listings/transfer/import.copy";
import { clearMark, maxImportBytes, maxImportRows } from "@/lib/listings/transfer/import.rules";
import { usePreview } from "./hooks";
import { formatNumber } from "@/lib/shared/numbers";

type Props = { hasListings: boolean; onRead: () => void };

export function ImportFile({ hasListings, onRead }: Props) {
  const id = useId();
  const { mutate, progress, error, isPending, reset } = usePreview();
  const [tooLarge, setTooLarge] = useState(false);

  function read(file: File): void {
    const isTooLarge = file.size > maxImportBytes;
    setTooLarge(isTooLarge);
    if (isTooLarge) reset();
    else mutate(file, { onSuccess: onRead });
  }

  return (
    <div className="grid max-w-prose gap-4">
      <Instructions hasListings={hasListings} />
      <div>
        <label
          htmlFor={id}
          aria-disabled={isPending || undefined}
          className={`${buttonVariants()} focus-within:outline-ring cursor-pointer focus-within:outline-2`}
        >
          <Upload />
          Choose a CSV file
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Allows choosing the same file again.
              target.value = "";
              if (file) read(file);
            }}
          />
        </label>
      </div>
      <div role="status">
        {progress !== null ? (
          <p className="text-muted-foreground">
            {progress < 1 ? `Uploading, ${Math.round(progress * 100)}%` : "Reading rows"}
          </p>
        ) : null}
      </div>
      {tooLarge || error ? (
        <Alert
          variant="harm"
          role="alert"
          title={
            tooLarge ? importCopy.tooLarge : errorText(error, "We didn’t get your file. Please try again.")
          }
        />
      ) : null}
    </div>
  );
}

function Instructions({ hasListings }: Pick<Props, "hasListings">) {
  return (
    <>
      <p>
        Choose a CSV file with one row per listing, up to {formatNumber(maxImportRows)}. It needs the columns{" "}
        {requiredColumns.join(" and ")}. Each row becomes a new listing. A row with the id of one of your
        listings updates it: empty cells leave it as it is, and {clearMark} empties a field. You can review
        every row before anything changes.
      </p>
      <p>
        {hasListings ? "The easiest way to start is with " : null}
        <a href={exportListings.path} download className="text-primary underline underline-offset-4">
          {hasListings ? "an export of your listings" : "Download a template"}
        </a>
        {hasListings ? ": it has every column." : " with every column."}
      </p>
    </>
  );
}
