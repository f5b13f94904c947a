import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";

export function Input({ className, type, ...props }: ComponentProps<"input">) {
  return (
    <input data-slot="input" type={type ?? "text"} className={cx("control h-11", className)} {...props} />
  );
}
