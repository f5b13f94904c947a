"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { Download } from "@/components/ui/more-icons";
import { addressOf } from "@/lib/client/api";
import { getImportErrors, type ImportDto } from "@/lib/listings/transfer/import.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { useActOnImport, useImport } from "./hooks";
import { ImportRows } from "./import-rows";
import { formatNumber } from "@/lib/shared/numbers";

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

type Props = { known: ImportDto; onAgain: () => void };

/** Where an import is: to be looked at, running, or done. */
export function ImportProgress({ known, onAgain }: Props) {
  const file = useImport(known);
  if (file.status === "previewed") return <Preview file={file} />;
  if (file.status === "running") return <Running file={file} />;
  return (
    <div className="grid gap-4">
      <Alert
        variant={file.status === "done" ? "trust" : "harm"}
        title={
          file.status === "done"
            ? `${count(file.doneRows, "listing was", "listings were")} created from ${file.fileName}`
            : `The import of ${file.fileName} stopped`
        }
      >
        {file.failedRows > 0 ? (
          <p>{count(file.failedRows, "row was skipped.", "rows were skipped.")}</p>
        ) : null}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={hrefs.vendorListings()}>See your listings</ButtonLink>
        <ErrorReport file={file} />
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}

function ErrorReport({ file }: { file: ImportDto }) {
  if (file.failedRows === 0 && file.goodRows === file.totalRows) return null;
  const address = addressOf(getImportErrors, { params: { id: file.id } });
  return (
    <a href={address} download className={buttonVariants({ variant: "secondary" })}>
      <Download />
      Error report
    </a>
  );
}

function Running({ file: { fileName, doneRows, failedRows, goodRows, totalRows } }: { file: ImportDto }) {
  // The rows that the preview left out count as failed from the start.
  const done = doneRows + failedRows - (totalRows - goodRows);
  return (
    <div className="grid max-w-prose gap-3" role="status">
      <p className="font-semibold">Creating listings from {fileName}</p>
      <progress
        aria-label="Rows done"
        value={done}
        max={Math.max(goodRows, 1)}
        className="accent-primary h-3 w-full"
      />
      <p className="text-muted-foreground tabular-nums">
        {formatNumber(done)} of {formatNumber(goodRows)}. You can leave this page. We’ll keep going.
      </p>
    </div>
  );
}

function Preview({ file }: { file: ImportDto }) {
  const { id, fileName, goodRows, totalRows, room, unknownColumns } = file;
  const [submit, setSubmit] = useState(false);
  const { mutate, isPending } = useActOnImport(id);
  const bad = totalRows - goodRows;
  const tooMany = goodRows > room;
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold wrap-anywhere">{fileName}</span>: {count(goodRows, "row", "rows")} can
        become listings{bad > 0 ? `, ${count(bad, "row has", "rows have")} errors and will be skipped` : ""}.
      </p>
      {unknownColumns.length > 0 ? (
        <Alert title="Columns we don’t recognize">
          <p>We’ll ignore {unknownColumns.join(", ")}.</p>
        </Alert>
      ) : null}
      {tooMany ? (
        <Alert
          variant="waiting"
          title={`Your plan has room for ${count(room, "more listing", "more listings")}`}
        >
          <p>Close some listings, choose a larger plan, or import a smaller file.</p>
        </Alert>
      ) : null}
      <ImportRows id={id} bad={bad} />
      <Choice
        hint="Otherwise they’re saved as drafts."
        control={<Checkbox checked={submit} onChange={(event) => setSubmit(event.target.checked)} />}
      >
        Submit them for review right away
      </Choice>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={isPending}
          disabled={goodRows === 0 || tooMany}
          onClick={() => mutate({ action: "confirm", submit })}
        >
          Create {count(goodRows, "listing", "listings")}
        </Button>
        <ErrorReport file={file} />
        <Button
          variant="ghost"
          disabled={isPending}
          onClick={() => mutate({ action: "cancel", submit: false })}
        >
          Discard
        </Button>
      </div>
    </div>
  );
}
