import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { controlClasses } from "./control-classes";

export function Input({ className, type, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type ?? "text"}
      className={cx(controlClasses, "h-11", className)}
      {...props}
    />
  );
}
