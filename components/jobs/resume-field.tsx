"use client";

import { useMutation } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { upload } from "@/lib/client/upload";
import { uploadDocument } from "@/lib/documents/contract";
import { maxPdfBytes } from "@/lib/documents/rules";
import { newUuid } from "@/lib/shared/uuid";

export type Resume = { id: string; name: string };

type Props = {
  value: Resume | null;
  onChange: (resume: Resume | null) => void;
  onBusy: (busy: boolean) => void;
  error?: string;
};

const wrongFile = "Choose a PDF up to 5 MB.";

async function send(file: File): Promise<Resume> {
  const form = new FormData();
  form.set("file", file);
  const { id, name } = await upload(uploadDocument, form, { key: newUuid() });
  return { id, name };
}

/** A resume as a PDF: sent as soon as it is chosen, or the one of the last application again. */
export function ResumeField({ value, onChange, onBusy, error }: Props) {
  const store = useMutation({
    mutationFn: (file: File) => {
      const fits = file.type === "application/pdf" && file.size > 0 && file.size <= maxPdfBytes;
      return fits ? send(file) : Promise.reject(new TypeError(wrongFile));
    },
    onMutate: () => onBusy(true),
    onSuccess: onChange,
    onSettled: () => onBusy(false),
  });
  const failure = store.error instanceof TypeError && store.error.message === wrongFile ? wrongFile : null;
  const problem = store.error ? (failure ?? errorText(store.error, `Not uploaded. ${tryAgain}`)) : error;
  const help = store.isPending ? "Uploading…" : "Optional. Only the employer and you can open it.";
  return (
    <>
      <Field label="Resume (PDF, up to 5 MB)" help={help} error={problem}>
        {(ids) => (
          <Input
            {...ids}
            type="file"
            className="py-2"
            accept="application/pdf"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) store.mutate(file);
            }}
          />
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
