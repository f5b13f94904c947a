"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { startWorker } from "./worker";

const UpdatePrompt = lazy(() =>
  import("./update-prompt").then((module) => ({ default: module.UpdatePrompt })),
);

/** What makes the site an app: comes when everything else is there. */
export function PwaHost() {
  const [newer, setNewer] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    startWorker(setNewer).then(
      (end) => (isGone ? end() : (stop = end)),
      // Private windows and development have no worker; the site is the same without one.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  if (!newer) return null;
  return (
    <Suspense>
      <UpdatePrompt worker={newer} onLater={() => setNewer(null)} />
    </Suspense>
  );
}
