"use client";

import { useEffect, useState } from "react";
import { startMs } from "@/lib/pwa/rules";
import { LoadingOverlay } from "./loading-overlay";

/** Shown until 500 ms after the page started loading (spec section 4). */
export function StartOverlay() {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    // Removes the background that app/globals.css shows until this overlay is mounted.
    document.documentElement.dataset.started = "";
    const timer = setTimeout(() => setLoading(false), Math.max(0, startMs - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  const siteName = document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";
  return <LoadingOverlay loading={loading} siteName={siteName} />;
}
