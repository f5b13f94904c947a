"use client";

import { useEffect, useState } from "react";

type Options = { count: number; milliseconds: number };

const preloadDelayMs = 1500;

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Wraps around (spec section 4). Pauses on hover, focus, stop and reduced motion. A view that isn't ready need not
 * fetch its images.
 */
export function useRotation({ count, milliseconds }: Options) {
  const [chosen, setChosen] = useState(0);
  const [reached, setReached] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const index = count > 0 ? chosen % count : 0;
  const resting = pointed || focused || stopped || count < 2;

  useEffect(() => {
    if (resting || prefersReducedMotion()) return;
    const next = (index + 1) % count;
    const preparing = setTimeout(() => setReached((last) => Math.max(last, next)), preloadDelayMs);
    const advancing = setTimeout(() => setChosen(next), milliseconds);
    return () => {
      clearTimeout(preparing);
      clearTimeout(advancing);
    };
  }, [index, count, milliseconds, resting]);

  return {
    index,
    isReady: (view: number) => view <= Math.max(reached, index),
    choose: setChosen,
    stopped,
    toggle: () => setStopped((value) => !value),
    containerProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
