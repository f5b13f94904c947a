"use client";

import { lazy, Suspense, useEffect } from "react";
import { recordViewed, useViewed } from "./viewed";

const ViewedSection = lazy(() =>
  import("./viewed-section").then((module) => ({ default: module.ViewedSection })),
);

/** Milliseconds a listing must be visible to count as viewed. */
const viewedAfterMs = 1000;

type Props = {
  id: string;
  /** False for a listing that no list shows; it isn't recorded. */
  recorded: boolean;
};

export function OthersViewed({ id, recorded }: Props) {
  useRecordView(recorded ? id : null);
  return <RecentlyViewed excludedId={id} className="mt-6 md:mt-10" />;
}

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

/** A page opened in a background tab counts once it's visible. */
function useRecordView(id: string | null): void {
  useEffect(() => {
    if (!id) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      clearTimeout(rest);
      if (id && document.visibilityState === "visible")
        rest = setTimeout(() => recordViewed(id), viewedAfterMs);
    }
    settle();
    document.addEventListener("visibilitychange", settle);
    return () => {
      clearTimeout(rest);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [id]);
}
