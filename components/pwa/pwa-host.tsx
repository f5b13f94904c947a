"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { hrefs } from "@/lib/shared/hrefs";
import { isStandalone, useInstallSuggested } from "./install-store";
import { StartOverlay } from "./start-overlay";
import { TourOffer } from "./tour-offer";
import { storeProgress } from "./tour-progress";
import { reportFirstPage, watchForNewer } from "./worker";

const UpdatePrompt = lazy(() =>
  import("./update-prompt").then((module) => ({ default: module.UpdatePrompt })),
);

const InstallBar = lazy(() => import("./install-bar").then((module) => ({ default: module.InstallBar })));

const PullToRefresh = lazy(() =>
  import("./pull-to-refresh").then((module) => ({ default: module.PullToRefresh })),
);

export function PwaHost({ registration }: { registration: ServiceWorkerRegistration | null }) {
  const isHome = usePathname() === hrefs.home();
  const isInstallSuggested = useInstallSuggested();
  const [newer, setNewer] = useState<ServiceWorker | null>(null);

  useEffect(() => (registration ? reportFirstPage() : undefined), [registration]);
  useEffect(() => storeProgress("intro"), []);
  useEffect(() => (registration ? watchForNewer(registration, setNewer) : undefined), [registration]);

  return (
    <Suspense>
      {newer ? <UpdatePrompt worker={newer} onLater={() => setNewer(null)} /> : null}
      {isHome ? <TourOffer /> : null}
      {isHome && isInstallSuggested ? <InstallBar /> : null}
      {isStandalone() ? (
        <>
          <StartOverlay />
          <PullToRefresh />
        </>
      ) : null}
    </Suspense>
  );
}
