"use client";

import type { ComponentProps } from "react";
import { TextField } from "@/components/forms/text-field";

export function CodeField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Code"
      help="From your authenticator app, or one of your recovery codes."
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
    />
  );
}
