"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "@/components/ui/field-error";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { preserveEarlyInput } from "./preserve-typed-text";

type FieldProps = { label: ReactNode; error?: string; help?: string };

type Ids = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

export function Field({ label, error, help, children }: FieldProps & { children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const described = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {help ? (
        <p id={`${id}-help`} className="text-muted-foreground text-sm">
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function TextField({ label, error, help, ref, ...input }: ComponentProps<"input"> & FieldProps) {
  return (
    <Field label={label} error={error} help={help}>
      {(ids) => <Input {...input} {...ids} ref={ref ? preserveEarlyInput(ref) : undefined} />}
    </Field>
  );
}
