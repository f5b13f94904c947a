"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";

const ThemeToggle = lazy(() => import("./theme-toggle").then((module) => ({ default: module.ThemeToggle })));

/** Keeps the room of the theme's switch at the foot of a page; its code comes when somebody gets there. */
export function ThemeSlot() {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "100px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

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
