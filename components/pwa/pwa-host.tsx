"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { isStandalone } from "./install-store";
import { StartOverlay } from "./start-overlay";
import { storeProgress } from "./tour-progress";
import { reportFirstPage, watchForNewer } from "./worker";

const UpdatePrompt = lazy(() =>
  import("./update-prompt").then((module) => ({ default: module.UpdatePrompt })),
);

const PullToRefresh = lazy(() =>
  import("./pull-to-refresh").then((module) => ({ default: module.PullToRefresh })),
);

export function PwaHost({ registration }: { registration: ServiceWorkerRegistration | null }) {
  const [newer, setNewer] = useState<ServiceWorker | null>(null);

  useEffect(() => (registration ? reportFirstPage() : undefined), [registration]);
  useEffect(() => storeProgress("intro"), []);
  useEffect(() => (registration ? watchForNewer(registration, setNewer) : undefined), [registration]);

  return (
    <Suspense>
      {newer ? <UpdatePrompt worker={newer} onLater={() => setNewer(null)} /> : null}
      {isStandalone() ? (
        <>
          <StartOverlay />
          <PullToRefresh />
        </>
      ) : null}
    </Suspense>
  );
}
