"use client";

import type { ComponentProps, ReactNode } from "react";
import { Select } from "@/components/ui/select";
import { Field } from "./text-field";

type Props = ComponentProps<"select"> & { label: ReactNode; error?: string; help?: string };

export function SelectField({ label, error, help, ...select }: Props) {
  return (
    <Field label={label} error={error} help={help}>
      {(ids) => <Select {...select} {...ids} />}
    </Field>
  );
}
