import { clsx as cx } from "clsx";
import type { ComponentProps } from "react";

export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cx("bg-accent animate-pulse rounded-sm", className)}
      {...props}
    />
  );
}

export function SkeletonText({ className = "w-full", ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="skeleton-text" aria-hidden className="flex h-lh items-center" {...props}>
      <div className={cx("bg-accent h-[0.7em] animate-pulse rounded-sm", className)} />
    </div>
  );
}
