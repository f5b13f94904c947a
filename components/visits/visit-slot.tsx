"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds that a page has for itself first; who has left by then has not seen it. */
const restMs = 1000;

/** Tells of each page that somebody sees, also when they come back to it; the code for that comes late. */
export function VisitSlot() {
  const path = usePathname();
  const params = useSearchParams();
  // The homepage filters its list while one types.
  const words = path === "/" ? null : (params.get("q") ?? params.get("search"));

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    function start(): void {
      clearTimeout(rest);
      // Nobody waits for it, and a view that cannot be told is lost.
      rest = setTimeout(
        () => void import("./report-view").then(({ reportView }) => reportView()).catch(() => undefined),
        restMs,
      );
    }
    function restart({ persisted }: PageTransitionEvent): void {
      if (persisted) start();
    }
    start();
    addEventListener("pageshow", restart);
    return () => {
      clearTimeout(rest);
      removeEventListener("pageshow", restart);
    };
  }, [path, words]);

  return null;
}
