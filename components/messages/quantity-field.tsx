"use client";

import { Field } from "@/components/forms/text-field";
import { Input } from "@/components/ui/input";
import { formatNumber } from "@/lib/shared/numbers";

type Props = { stock: number; value: string; error?: string; onChange: (value: string) => void };

export function QuantityField({ stock, value, error, onChange }: Props) {
  return (
    <Field label="Quantity" help={`${formatNumber(stock)} available`} error={error}>
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
