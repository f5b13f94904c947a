"use client";

import { useId, type ComponentProps } from "react";
import { Choice, Radio } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";

type RadioOption = { value: string; label: string; hint?: string };

type Props = Omit<ComponentProps<"input">, "type" | "value"> & {
  legend: string;
  options: readonly RadioOption[];
  error?: string;
};

export function RadioCards({ legend, options, error, ...radio }: Props) {
  const id = useId();
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            hint={hint}
            className="border-input bg-card has-checked:border-primary has-checked:bg-primary-soft rounded-md border px-3 transition-colors"
            control={<Radio value={value} {...radio} />}
          >
            {label}
          </Choice>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
