"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { Download } from "@/components/ui/deferred-icons";
import { endpointUrl } from "@/lib/client/api";
import { getImportErrors, type ImportDto } from "@/lib/listings/transfer/import.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { useActOnImport, useImport } from "./hooks";
import { ImportRows } from "./import-rows";
import { formatNumber } from "@/lib/shared/numbers";

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

type Props = { known: ImportDto; onAgain: () => void };

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
            ? `${count(file.doneRows, "listing was", "listings were")} ${file.updateRows > 0 ? "created or updated" : "created"} from ${file.fileName}`
            : `The import of ${file.fileName} stopped`
        }
      >
        {file.failedRows > 0 ? <p>{leftOut(file)}</p> : null}
      </Alert>
      <div className="flex flex-wrap gap-3">
        {file.status === "failed" ? <Resume id={file.id} /> : null}
        <ButtonLink href={hrefs.vendorListings()}>See your listings</ButtonLink>
        <ErrorReport file={file} />
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}

function leftOut({ status, failedRows, doneRows }: ImportDto): string {
  if (status === "done") return count(failedRows, "row was skipped.", "rows were skipped.");
  return `${count(doneRows, "row was", "rows were")} imported, ${formatNumber(failedRows)} ${failedRows === 1 ? "was" : "were"} not. Resuming imports only the rest.`;
}

function Resume({ id }: { id: string }) {
  const { mutate, isPending } = useActOnImport(id);
  return (
    <Button pending={isPending} onClick={() => mutate({ action: "confirm" })}>
      Resume import
    </Button>
  );
}

function ErrorReport({ file }: { file: ImportDto }) {
  if (file.failedRows === 0 && file.goodRows === file.totalRows) return null;
  const address = endpointUrl(getImportErrors, { params: { id: file.id } });
  return (
    <a href={address} download className={buttonVariants({ variant: "secondary" })}>
      <Download />
      Error report
    </a>
  );
}

function Running({ file: { fileName, doneRows, failedRows, goodRows, totalRows } }: { file: ImportDto }) {
  // Rows rejected in the preview count as failed from the start.
  const done = doneRows + failedRows - (totalRows - goodRows);
  return (
    <div className="grid max-w-prose gap-3" role="status">
      <p className="font-semibold">Importing listings from {fileName}</p>
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

function confirmText(created: number, updated: number): string {
  if (updated === 0) return `Create ${count(created, "listing", "listings")}`;
  const changed = `pdate ${count(updated, "listing", "listings")}`;
  return created === 0 ? `U${changed}` : `Create ${formatNumber(created)} and u${changed}`;
}

function Summary({ file: { fileName, goodRows, totalRows, updateRows } }: { file: ImportDto }) {
  const bad = totalRows - goodRows;
  return (
    <p>
      <span className="font-semibold wrap-anywhere">{fileName}</span>:{" "}
      {count(goodRows - updateRows, "row", "rows")} can become listings
      {updateRows > 0 ? `, ${count(updateRows, "row updates", "rows update")} existing listings` : ""}
      {bad > 0 ? `, ${count(bad, "row has", "rows have")} errors and will be skipped` : ""}.
    </p>
  );
}

function Preview({ file }: { file: ImportDto }) {
  const { id, goodRows, totalRows, updateRows, duplicateRows, room, unknownColumns } = file;
  const [submit, setSubmit] = useState(false);
  const [skip, setSkip] = useState(true);
  const { mutate, isPending } = useActOnImport(id);
  const created = goodRows - updateRows - (skip ? duplicateRows : 0);
  const tooMany = created > room;
  return (
    <div className="grid gap-4">
      <Summary file={file} />
      {unknownColumns.length > 0 ? (
        <Alert title="Columns we don’t recognize">
          <p className="wrap-anywhere">We’ll ignore {unknownColumns.join(", ")}.</p>
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
      <ImportRows id={id} bad={totalRows - goodRows} />
      {duplicateRows > 0 ? (
        <Choice
          hint={`${count(duplicateRows, "row has", "rows have")} the title and category of a listing you already have or of an earlier row.`}
          control={<Checkbox checked={skip} onChange={(event) => setSkip(event.target.checked)} />}
        >
          Skip rows that look like existing listings
        </Choice>
      ) : null}
      <Choice
        hint="Otherwise they’re saved as drafts."
        control={<Checkbox checked={submit} onChange={(event) => setSubmit(event.target.checked)} />}
      >
        Submit them for review right away
      </Choice>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={isPending}
          disabled={created + updateRows === 0 || tooMany}
          onClick={() => mutate({ action: "confirm", submit, skipDuplicates: skip })}
        >
          {confirmText(created, updateRows)}
        </Button>
        <ErrorReport file={file} />
        <Button variant="ghost" disabled={isPending} onClick={() => mutate({ action: "cancel" })}>
          Discard
        </Button>
      </div>
    </div>
  );
}
