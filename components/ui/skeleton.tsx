import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";

/** A resting place for what is still coming; give it the size of the real thing. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn("bg-muted animate-pulse rounded-sm", className)}
      {...props}
    />
  );
}

/** One line of text in the size of the text around it. */
export function SkeletonText({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="skeleton-text" aria-hidden className="flex h-lh items-center" {...props}>
      <div className={cn("bg-muted h-[0.7em] w-full animate-pulse rounded-sm", className)} />
    </div>
  );
}
