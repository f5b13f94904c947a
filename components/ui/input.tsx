import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";

/** Shared look of everything one types or picks in. */
export const controlClasses = [
  "w-full rounded-md border border-input bg-card px-3 text-base transition-colors",
  "hover:border-foreground/60 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground",
  "focus-visible:border-ring focus-visible:outline-offset-0",
  "aria-invalid:border-harm aria-invalid:focus-visible:outline-harm [&[readonly]]:bg-muted",
].join(" ");

export function Input({ className, type, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type ?? "text"}
      className={cn(controlClasses, "h-11", className)}
      {...props}
    />
  );
}
