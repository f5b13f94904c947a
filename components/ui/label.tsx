import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";

export function Label({ className, ...props }: ComponentProps<"label">) {
  return (
    <label
      data-slot="label"
      className={cx("has-disabled:text-muted-foreground inline-block text-sm font-semibold", className)}
      {...props}
    />
  );
}
