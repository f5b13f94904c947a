"use client";

import { useEffect } from "react";
import { RecentlyViewed } from "./recently-viewed";
import { recordViewed } from "./viewed-store";

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

/** A page opened in a background tab counts once it's visible. */
function useRecordView(id: string | null): void {
  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      clearTimeout(timer);
      if (id && document.visibilityState === "visible")
        timer = setTimeout(() => recordViewed(id), viewedAfterMs);
    }
    settle();
    document.addEventListener("visibilitychange", settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [id]);
}
