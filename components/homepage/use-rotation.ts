"use client";

import { useEffect, useState } from "react";

type Options = { count: number; milliseconds: number; paused: boolean };

/** An index that advances on an interval and wraps (spec section 4); it rests while paused or for reduced motion. */
export function useRotation({ count, milliseconds, paused }: Options): [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  const current = count > 0 ? index % count : 0;

  useEffect(() => {
    if (paused || count < 2 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(() => setIndex((current + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [current, count, milliseconds, paused]);

  return [current, setIndex];
}
