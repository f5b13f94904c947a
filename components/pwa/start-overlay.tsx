"use client";

import { useEffect, useState } from "react";
import { startMs } from "@/lib/pwa/rules";
import { LoadingOverlay } from "./loading-overlay";

/** The start of the installed app: it loads for 500 ms from when the page began (spec section 4), then shows the page. */
export function StartOverlay() {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    // What app/globals.css covers the page with until this is there.
    document.documentElement.dataset.started = "";
    const timer = setTimeout(() => setLoading(false), Math.max(0, startMs - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  const siteName = document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";
  return <LoadingOverlay loading={loading} siteName={siteName} />;
}
