"use client";

import { lazy, Suspense, useId, useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Upload } from "@/components/ui/deferred-icons";
import { Skeleton } from "@/components/ui/skeleton";
import { exportListings } from "@/lib/listings/transfer/export.contract";
import { requiredColumns } from "@/lib/listings/transfer/columns.rules";
import { importCopy } from "@/lib/listings/transfer/import.copy";
import { clearMark, maxImportBytes, maxImportRows } from "@/lib/listings/transfer/import.rules";
import {
  findPreset,
  maxColumns,
  needsMapping,
  suggestMapping,
  type ImportMapping,
} from "@/lib/listings/transfer/mapping.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { readHead, type FileHead } from "./file-head";
import { useImportMappings, usePreview } from "./hooks";
import { PictureZip } from "./picture-zip";

type Props = { hasListings: boolean; onRead: () => void };

const ColumnsForm = lazy(() => import("./columns-form").then((module) => ({ default: module.ColumnsForm })));

type ChosenFile = { file: File; head: FileHead; start: ImportMapping };

function useChosenFile(onRead: () => void) {
  const preview = usePreview();
  const mappings = useImportMappings();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [tooLarge, setTooLarge] = useState(false);

  async function read(file: File): Promise<void> {
    preview.reset();
    setTooLarge(file.size > maxImportBytes);
    if (file.size > maxImportBytes) return;
    const head = await readHead(file);
    if (head.header.length < 2 || head.header.length > maxColumns || !needsMapping(head.header)) {
      preview.mutate({ file }, { onSuccess: onRead });
      return;
    }
    setChosen({ file, head, start: suggestMapping(head.header, await mappings.load()) });
  }

  function send(mapping: ImportMapping): void {
    if (chosen) preview.mutate({ file: chosen.file, mapping }, { onSuccess: onRead });
  }

  function cancel(): void {
    preview.reset();
    setChosen(null);
  }

  return { preview, chosen, tooLarge, read, send, cancel };
}

export function ImportFile({ hasListings, onRead }: Props) {
  const { preview, chosen, tooLarge, read, send, cancel } = useChosenFile(onRead);
  const { progress, error, isPending } = preview;
  if (chosen) {
    return (
      <div className="max-w-prose">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ColumnsForm
            program={findPreset(chosen.head.header)?.name ?? null}
            start={chosen.start}
            samples={chosen.head.samples}
            pending={isPending}
            error={error}
            onSend={send}
            onCancel={cancel}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="grid max-w-prose gap-4">
      <Instructions hasListings={hasListings} />
      <PictureZip />
      <FileButton disabled={isPending} onChoose={(file) => void read(file)} />
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

function FileButton({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        aria-disabled={disabled || undefined}
        className={`${buttonVariants()} focus-within:outline-ring cursor-pointer focus-within:outline-2`}
      >
        <Upload />
        Choose a CSV file
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={disabled}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again.
            target.value = "";
            if (file) onChoose(file);
          }}
        />
      </label>
    </div>
  );
}

function Instructions({ hasListings }: Pick<Props, "hasListings">) {
  return (
    <>
      <p>
        Choose a CSV file with one row per listing, up to {formatNumber(maxImportRows)}. You review every row
        before anything changes.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          Only {requiredColumns.join(" and ")} are required. If your columns have other names, match them to
          ours in the next step. We recognize exports of Shopify, WooCommerce, and Etsy.
        </li>
        <li>
          Each row becomes a new listing. A row with the id or SKU of one of your listings updates that
          listing.
        </li>
        <li>In an update, an empty cell changes nothing, and {clearMark} empties the field.</li>
      </ul>
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
