import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";
import { ChevronDown } from "./icons";

type SelectProps = ComponentProps<"select"> & { wrapperClassName?: string };

export function Select({ className, wrapperClassName, ...props }: SelectProps) {
  return (
    <span className={cx("relative block", wrapperClassName)}>
      <select className={cx("control select-control", className)} {...props} />
      <ChevronDown className="select-mark" />
    </span>
  );
}
