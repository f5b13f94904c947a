import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";
import { controlClasses } from "./control-classes";

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
