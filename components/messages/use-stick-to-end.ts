"use client";

import { useCallback, useRef, useState } from "react";

const endTolerancePx = 80;

/**
 * Uses a reversed layout: the thread opens at the end, and neither older messages above nor new ones move it while
 * scrolled up.
 */
export function useStickToEnd() {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);

  const onScroll = useCallback(() => {
    // In a reversed column scrollTop counts down from 0.
    if (frame.current) setAtEnd(-frame.current.scrollTop < endTolerancePx);
  }, []);

  const goToEnd = useCallback(() => frame.current?.scrollTo({ top: 0 }), []);

  return { frame, atEnd, onScroll, goToEnd };
}
