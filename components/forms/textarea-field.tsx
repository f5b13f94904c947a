"use client";

import type { ComponentProps } from "react";
import { Textarea } from "@/components/ui/textarea";
import { Field } from "./text-field";

type Props = ComponentProps<typeof Textarea> & { label: string; error?: string; help?: string };

export function TextareaField({ label, error, help, ...textarea }: Props) {
  return (
    <Field label={label} error={error} help={help}>
      {(ids) => <Textarea {...textarea} {...ids} />}
    </Field>
  );
}
