"use client";

import { lazy, Suspense } from "react";
import type { OwnerPanelProps } from "./owner-panel";

const OwnerPanel = lazy(() => import("./owner-panel").then((module) => ({ default: module.OwnerPanel })));

export function OwnerPart(props: OwnerPanelProps) {
  return (
    <Suspense fallback={<p className="min-h-32 font-semibold">Your listing</p>}>
      <OwnerPanel {...props} />
    </Suspense>
  );
}
