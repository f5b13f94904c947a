import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";

export function Label({ className, ...props }: ComponentProps<"label">) {
  return (
    <label
      data-slot="label"
      className={cn("has-disabled:text-muted-foreground inline-block text-sm font-semibold", className)}
      {...props}
    />
  );
}
