"use client";

import { useEffect, type ReactNode } from "react";

/** The page of a preview, by its mark: one can look at it and scroll it, and its links lead nowhere. */
export function PreviewHold({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.inert = true;
    return () => {
      document.body.inert = false;
    };
  }, []);
  return <div data-slot="homepage-preview">{children}</div>;
}
