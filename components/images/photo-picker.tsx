"use client";

import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { FieldError } from "@/components/ui/field-error";
import { Images } from "@/components/ui/icons";
import { Camera } from "@/components/ui/deferred-icons";
import { acceptedImages } from "@/lib/images/upload.rules";

type Props = {
  label: string;
  full: boolean;
  help: string;
  error?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}

function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  function onDragOver(event: DragEvent): void {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function onDrop(event: DragEvent): void {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return { isOver, dropHandlers: { onDragOver, onDragLeave, onDrop } };
}

export function PhotoPicker({ label, full, help, error, onFiles, children }: Props) {
  const id = useId();
  const { isOver, dropHandlers } = useFileDrop(onFiles);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = "";
    if (files.length > 0) onFiles(files);
  }

  return (
    <fieldset
      data-slot="photos-field"
      aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}
      className={`grid min-w-0 gap-3 rounded-xl border border-dashed p-3 transition-colors ${
        isOver ? "border-primary bg-primary-soft" : error ? "border-harm" : "border-input"
      }`}
      {...dropHandlers}
    >
      <legend className="sr-only">{label}</legend>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton label="Add photos" icon={<Images />} off={full} error={error ? `${id}-error` : undefined}>
          {(input) => (
            <input {...input} data-add-row type="file" multiple accept={acceptedImages} onChange={choose} />
          )}
        </FileButton>
        <span className="hidden pointer-coarse:contents">
          <FileButton label="Take a photo" icon={<Camera />} off={full}>
            {(input) => (
              <input {...input} type="file" accept="image/*" capture="environment" onChange={choose} />
            )}
          </FileButton>
        </span>
        <p id={`${id}-help`} className="text-muted-foreground text-sm">
          {help}
        </p>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

type InputProps = {
  id: string;
  className: string;
  disabled: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FileButtonProps = {
  label: string;
  icon: ReactNode;
  off: boolean;
  error?: string;
  children: (input: InputProps) => ReactNode;
};

function FileButton({ label, icon, off, error, children }: FileButtonProps) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      {children({
        id,
        disabled: off,
        className: "peer sr-only",
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error,
      })}
      <label
        htmlFor={id}
        className={`${buttonVariants({ variant: "secondary" })} peer-focus-visible:outline-ring cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-disabled:pointer-events-none peer-disabled:opacity-50`}
      >
        {icon}
        {label}
      </label>
    </span>
  );
}
