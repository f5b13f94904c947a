import { clsx as cx } from "clsx";
import type { ComponentProps } from "react";

/** A resting place for what is still coming; give it the size of the real thing. */
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

/** One line of text in the size of the text around it; the class says how wide. */
export function SkeletonText({ className = "w-full", ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="skeleton-text" aria-hidden className="flex h-lh items-center" {...props}>
      <div className={cx("bg-accent h-[0.7em] animate-pulse rounded-sm", className)} />
    </div>
  );
}
