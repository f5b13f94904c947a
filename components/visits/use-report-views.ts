"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds before a view is reported; shorter visits don't count. */
const viewDelayMs = 1000;

export function useReportViews(): void {
  const path = usePathname();
  const query = useSearchParams();
  useEffect(() => {
    // Fire and forget: a lost view is acceptable.
    const rest = setTimeout(
      () => void import("./report-view").then(({ reportView }) => reportView()).catch(() => undefined),
      viewDelayMs,
    );
    return () => clearTimeout(rest);
  }, [path, query]);
}
