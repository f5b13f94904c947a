"use client";

import { useMutation } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Upload } from "@/components/ui/deferred-icons";
import { readBytes } from "@/lib/client/file-bytes";
import { upload } from "@/lib/client/upload";
import { uploadDocument } from "@/lib/documents/contract";
import { documentCopy } from "@/lib/documents/copy";
import { isPdfEnd, isPdfStart, maxPdfBytes, pdfMargin } from "@/lib/documents/rules";
import { newUuid } from "@/lib/shared/uuid";

export type Resume = { id: string; name: string };

type Props = {
  value: Resume | null;
  onChange: (resume: Resume | null) => void;
  onBusy: (busy: boolean) => void;
  error?: string;
};

const wrongFile = "Choose a PDF up to 5 MB.";

class WrongFile extends Error {}

/** Checks the content, because browsers label PDFs inconsistently. */
async function assertPdf(file: File): Promise<void> {
  if (file.size > maxPdfBytes || !isPdfStart(await readBytes(file.slice(0, pdfMargin)))) {
    throw new WrongFile(wrongFile);
  }
  if (!isPdfEnd(await readBytes(file.slice(-pdfMargin)))) throw new WrongFile(documentCopy.cutOff);
}

async function send(file: File): Promise<Resume> {
  await assertPdf(file);
  const form = new FormData();
  form.set("file", file);
  const { id, name } = await upload(uploadDocument, form, { key: newUuid() });
  return { id, name };
}

export function ResumeField({ value, onChange, onBusy, error }: Props) {
  const store = useMutation({
    mutationFn: send,
    onMutate: () => onBusy(true),
    onSuccess: onChange,
    onSettled: () => onBusy(false),
  });
  const failure = store.error instanceof WrongFile ? store.error.message : null;
  const problem = store.error ? (failure ?? errorText(store.error, `Not uploaded. ${tryAgain}`)) : error;
  const help = store.isPending ? "Uploading…" : "Optional. Only the employer and you can open it.";
  return (
    <>
      <Field label="Resume (PDF, up to 5 MB)" help={help} error={problem}>
        {(ids) => (
          <label
            aria-disabled={store.isPending || undefined}
            className={`${buttonVariants({ variant: "secondary" })} focus-within:outline-ring cursor-pointer justify-self-start focus-within:outline-2`}
          >
            <Upload />
            <span aria-hidden>{value ? "Choose another file" : "Choose a file"}</span>
            <input
              {...ids}
              type="file"
              accept="application/pdf,.pdf"
              disabled={store.isPending}
              className="sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Allows choosing the same file again.
                target.value = "";
                if (file) store.mutate(file);
              }}
            />
          </label>
        )}
      </Field>
      {value ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="wrap-anywhere">{value.name} is attached.</span>
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            Remove
          </Button>
        </p>
      ) : null}
    </>
  );
}
