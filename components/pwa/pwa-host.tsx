"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { reportFirstPage, watchForNewer } from "./worker";

const UpdatePrompt = lazy(() =>
  import("./update-prompt").then((module) => ({ default: module.UpdatePrompt })),
);

/** What makes the site an app: comes when everything else is there. */
export function PwaHost({ registration }: { registration: ServiceWorkerRegistration }) {
  const [newer, setNewer] = useState<ServiceWorker | null>(null);

  useEffect(() => reportFirstPage(), []);
  useEffect(() => watchForNewer(registration, setNewer), [registration]);

  if (!newer) return null;
  return (
    <Suspense>
      <UpdatePrompt worker={newer} onLater={() => setNewer(null)} />
    </Suspense>
  );
}
