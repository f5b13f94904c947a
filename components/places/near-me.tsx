"use client";

import { lazy, Suspense } from "react";

const NearMeButton = lazy(() =>
  import("./near-me-button").then((module) => ({ default: module.NearMeButton })),
);

export function NearMe({ href }: { href: string }) {
  return (
    <Suspense fallback={null}>
      <NearMeButton href={href} />
    </Suspense>
  );
}
