"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { upload } from "@/lib/client/upload";
import { ApiError } from "@/lib/client/api";
import { uploadImage } from "@/lib/images/upload.contract";
import type { RefusedFile } from "@/lib/listings/transfer/zip-plan.rules";

type Progress = { done: number; count: number };
type Result = { uploaded: number; refused: RefusedFile[] };

/** A limit or an outage would refuse all further pictures too. */
function endsAll(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500 || error.status === 401;
}

async function uploadZip(file: File, onProgress: (progress: Progress) => void): Promise<Result> {
  const { readZip } = await import("./unzip");
  const { count, refused, pictures } = await readZip(file);
  const result: Result = { uploaded: 0, refused: [...refused] };
  let done = 0;
  onProgress({ done, count });
  for (const picture of pictures) {
    if (picture instanceof File) {
      const form = new FormData();
      form.set("file", picture);
      try {
        await upload(uploadImage, form);
        result.uploaded += 1;
      } catch (error) {
        result.refused.push({ name: picture.name, reason: errorText(error, "It wasn’t uploaded.") });
        if (endsAll(error)) return result;
      }
    } else result.refused.push(picture);
    onProgress({ done: (done += 1), count });
  }
  return result;
}

export function PictureZip() {
  const id = useId();
  const [progress, setProgress] = useState<Progress | null>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (file: File) => uploadZip(file, setProgress),
    onSettled: () => setProgress(null),
  });
  return (
    <div className="grid gap-2">
      <p>
        Pictures can come from a ZIP file. Upload it first, and write the file names in the images column,
        such as chair-1.jpg chair-2.jpg.
      </p>
      <div>
        <label
          htmlFor={id}
          aria-disabled={isPending || undefined}
          className={`${buttonVariants({ variant: "secondary" })} focus-within:outline-ring cursor-pointer focus-within:outline-2`}
        >
          Choose a ZIP of pictures
          <input
            id={id}
            type="file"
            accept=".zip,application/zip"
            disabled={isPending}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Allows choosing the same file again.
              target.value = "";
              if (file) mutate(file);
            }}
          />
        </label>
      </div>
      <div role="status">
        {isPending ? (
          <p className="text-muted-foreground tabular-nums">
            {progress ? `Uploading pictures, ${progress.done} of ${progress.count}` : "Reading the ZIP file"}
          </p>
        ) : data ? (
          <p>
            {data.uploaded === 1 ? "1 picture was uploaded." : `${data.uploaded} pictures were uploaded.`}
          </p>
        ) : null}
      </div>
      {error ? <Alert variant="harm" role="alert" title={error.message} /> : null}
      {data && data.refused.length > 0 ? <Refused files={data.refused} /> : null}
    </div>
  );
}

function Refused({ files }: { files: readonly RefusedFile[] }) {
  return (
    <Alert
      variant="waiting"
      title={files.length === 1 ? "1 file was left out" : `${files.length} files were left out`}
    >
      <ul role="list" className="grid max-h-48 gap-1 overflow-y-auto">
        {files.map(({ name, reason }) => (
          <li key={`${name} ${reason}`} className="wrap-anywhere">
            <span className="font-semibold">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
