"use client";

import { useSyncExternalStore } from "react";
import { formatRelative } from "@/lib/shared/dates";

type RelativeTimeProps = {
  date: string;
  /** Absolute date: rendered by the server, shown without JavaScript, and used as the tooltip. */
  exact: string;
  prefix?: string;
  className?: string;
};

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** 'Listed 2 days ago' in the browser, 'Listed November 19, 2025' in the HTML, which may be cached. */
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
