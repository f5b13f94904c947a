import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";
import { controlClasses } from "./control-classes";

/** Grows with its text where the browser can. */
export function Textarea({ className, rows, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows ?? 4}
      className={cn(controlClasses, "field-sizing-content max-h-96 min-h-28 py-2.5", className)}
      {...props}
    />
  );
}
