import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";

export function Textarea({ className, rows, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows ?? 4}
      className={cx("control field-sizing-content max-h-96 min-h-28 py-2.5", className)}
      {...props}
    />
  );
}
