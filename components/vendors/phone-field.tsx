"use client";

import type { ComponentProps } from "react";
import { TextField } from "@/components/forms/text-field";
import { formatVendorPhone } from "@/lib/shared/phone";

export function VendorPhoneField({ onChange, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      {...field}
      onChange={(event) => {
        event.target.value = formatVendorPhone(event.target.value);
        onChange?.(event);
      }}
    />
  );
}
