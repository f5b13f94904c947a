"use client";

import { Field } from "@/components/forms/text-field";
import { Input } from "@/components/ui/input";

type Props = { stock: number; value: string; error?: string; onChange: (value: string) => void };

/** How many of several an offer is for. */
export function QuantityField({ stock, value, error, onChange }: Props) {
  return (
    <Field label="Quantity" help={`${stock.toLocaleString("en-US")} available`} error={error}>
      {(ids) => (
        <Input
          {...ids}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          maxLength={5}
          className="max-w-32"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
