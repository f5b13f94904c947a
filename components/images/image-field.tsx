"use client";

import { useId, useRef, useState, type ChangeEvent } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { Images } from "@/components/ui/icons";
import { Trash } from "@/components/ui/deferred-icons";
import { upload } from "@/lib/client/upload";
import { uploadImage } from "@/lib/images/upload.contract";
import { acceptedImages } from "@/lib/images/upload.rules";

type Props = {
  label: string;
  help: string;
  value: string;
  onChange: (url: string) => void;
  error?: string;
  frame: string;
  removable?: boolean;
};

function useImageUpload(onUploaded: (url: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = "";
    if (!file) return;
    setProblem(null);
    setProgress(0);
    const form = new FormData();
    form.set("file", file);
    try {
      onUploaded((await upload(uploadImage, form, { onProgress: setProgress })).url);
    } catch (failure) {
      setProblem(errorText(failure, "We didn’t get your picture. Please try again in a moment."));
    } finally {
      setProgress(null);
    }
  }

  return { progress, problem, choose };
}

export function ImageField({ label, help, value, onChange, error, frame, removable }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, choose } = useImageUpload(onChange);
  const shown = problem ?? error;

  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-help`}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {value ? <img src={value} alt="" className={`bg-muted object-cover ${frame}`} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={progress !== null} onClick={() => input.current?.click()}>
          <Images />
          {value ? "Change picture" : "Choose picture"}
          <span className="sr-only">: {label}</span>
        </Button>
        {value && removable ? (
          <Button variant="ghost" onClick={() => onChange("")}>
            <Trash />
            Remove<span className="sr-only">: {label}</span>
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
        aria-label={`${label}: file`}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void choose(event)}
      />
      {progress === null ? (
        <p id={`${id}-help`} className="text-muted-foreground text-sm">
          {help}
        </p>
      ) : (
        <progress
          aria-label="Uploading picture"
          max={1}
          value={progress}
          className="accent-primary h-2 w-full"
        />
      )}
      {shown ? (
        <FieldError id={`${id}-error`} role="alert">
          {shown}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
