"use client";

import { lazy, Suspense, useRef } from "react";
import { useNear } from "@/components/ui/use-near";

const ThemeToggle = lazy(() => import("./theme-toggle").then((module) => ({ default: module.ThemeToggle })));

/** Keeps the room of the theme's switch at the foot of a page; its code comes when somebody gets there. */
export function ThemeSlot() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame, { margin: "100px" });

  return (
    <div ref={frame} className="h-10 noscript:hidden">
      {near ? (
        <Suspense>
          <ThemeToggle />
        </Suspense>
      ) : null}
    </div>
  );
}
