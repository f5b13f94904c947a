import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";

/** On phones a tap on the field opens the picker, and its mark would cover AM and PM. */
const withoutMark = "max-sm:[&::-webkit-calendar-picker-indicator]:hidden";

export function Input({ className, type, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type ?? "text"}
      className={cx("control h-11", type === "time" && withoutMark, className)}
      {...props}
    />
  );
}
