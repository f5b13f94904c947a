"use client";

import { useCallback, useRef, useState } from "react";

/** How far from its end, in pixels, a thread still counts as read to the end. */
const endTolerancePx = 80;

/**
 * A thread is laid out from its end: it opens there, older messages that come above move nothing, and so do new ones
 * while somebody reads further up. Tells whether the end is in view, and leads there.
 */
export function useStickToEnd() {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);

  const onScroll = useCallback(() => {
    // In a frame that is laid out from its end this counts down from 0.
    if (frame.current) setAtEnd(-frame.current.scrollTop < endTolerancePx);
  }, []);

  const goToEnd = useCallback(() => frame.current?.scrollTo({ top: 0 }), []);

  return { frame, atEnd, onScroll, goToEnd };
}
