"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

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
