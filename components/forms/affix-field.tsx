"use client";

import type { ComponentProps, ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { Field } from "./text-field";

type Props = Omit<ComponentProps<"input">, "className" | "prefix"> & {
  label: ReactNode;
  error?: string;
  help?: string;
  prefix?: string;
  suffix?: string;
};

const mark = "text-muted-foreground pointer-events-none absolute top-1/2 -translate-y-1/2";

export function AffixField({ label, error, help, prefix, suffix, ...input }: Props) {
  return (
    <Field label={label} error={error} help={help}>
      {(ids) => (
        <span className="relative block">
          {prefix ? (
            <span aria-hidden className={`${mark} left-3`}>
              {prefix}
            </span>
          ) : null}
          <Input
            inputMode="decimal"
            autoComplete="off"
            className={`read-only:bg-muted tabular-nums ${prefix ? "pl-7" : ""} ${suffix ? "pr-16" : ""}`}
            {...input}
            {...ids}
          />
          {suffix ? (
            <span aria-hidden className={`${mark} right-3`}>
              {suffix}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
