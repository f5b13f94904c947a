"use client";

import { lazy, Suspense } from "react";
import { useViewed } from "./viewed-store";

const ViewedSection = lazy(() =>
  import("./viewed-section").then((module) => ({ default: module.ViewedSection })),
);

type RecentProps = { excludedId?: string; maxItems?: number; className?: string };

export function RecentlyViewed({ excludedId, maxItems, className }: RecentProps) {
  const viewed = useViewed()
    .filter((id) => id !== excludedId)
    .slice(0, maxItems);
  if (viewed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ViewedSection ids={viewed} className={className} />
    </Suspense>
  );
}
