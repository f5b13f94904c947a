"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds that a page has for itself first; who has left by then has not seen it. */
const viewDelayMs = 1000;

/** Tells of each page that somebody sees; every page brings this along, so that what can come late does. */
export function useReportViews(): void {
  const path = usePathname();
  const query = useSearchParams();
  useEffect(() => {
    // Nobody waits for it, and a view that cannot be told is lost.
    const rest = setTimeout(
      () => void import("./report-view").then(({ reportView }) => reportView()).catch(() => undefined),
      viewDelayMs,
    );
    return () => clearTimeout(rest);
  }, [path, query]);
}
