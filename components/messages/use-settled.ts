"use client";

import { useEffect, useState } from "react";

const settleMs = 250;

/** A value once it has not changed for a moment: what is typed is not asked for letter by letter. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
