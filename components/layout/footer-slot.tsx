"use client";

import { lazy, Suspense, useRef } from "react";
import { useNearViewport } from "@/components/ui/use-near-viewport";

const FooterTools = lazy(() => import("./footer-tools").then((module) => ({ default: module.FooterTools })));

export function FooterSlot() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame, { margin: "100px" });

  return (
    <div ref={frame} className="flex h-10 items-center gap-3 pointer-coarse:h-13 noscript:hidden">
      {near ? (
        <Suspense>
          <FooterTools />
        </Suspense>
      ) : null}
    </div>
  );
}
