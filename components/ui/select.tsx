import type { ComponentProps } from "react";
import { clsx as cx } from "clsx";
import { ChevronDown } from "./icons";

type SelectProps = ComponentProps<"select"> & { wrapperClassName?: string };

/** The device's own select, dressed: it works without script and is the best picker a phone has. */
export function Select({ className, wrapperClassName, ...props }: SelectProps) {
  return (
    <span data-slot="select" className={cx("relative block", wrapperClassName)}>
      <select className={cx("control h-11 appearance-none truncate pr-10", className)} {...props} />
      <ChevronDown className="text-muted-foreground pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </span>
  );
}
