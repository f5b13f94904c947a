"use client";

import { useSyncExternalStore } from "react";
import { formatRelative } from "@/lib/shared/dates";

type RelativeTimeProps = {
  /** ISO. */
  date: string;
  /** The exact date in words: what the server sends, what is seen without script, and the hint over the relative words. */
  exact: string;
  /** Words before the date, for a sentence: 'Listed'. */
  prefix?: string;
  className?: string;
};

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** 'Listed 2 days ago' in the browser, 'Listed November 19, 2025' in the HTML, which may be kept for a while. */
export function RelativeTime({ date, exact, prefix, className }: RelativeTimeProps) {
  const words = useSyncExternalStore(
    subscribe,
    () => formatRelative(date, Date.now()),
    () => exact,
  );
  return (
    <time data-slot="relative-time" dateTime={date} title={exact} className={className}>
      {prefix ? `${prefix} ${words}` : words}
    </time>
  );
}
