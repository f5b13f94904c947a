"use client";

import { useEffect, useState } from "react";

type Options = { count: number; milliseconds: number };

/** How long a view is given to itself before the next one fetches its pictures, in milliseconds. */
const preloadDelayMs = 1500;

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Views that follow each other on an interval and wrap (spec section 4). They rest while a pointer or the focus is on
 * them, while somebody has stopped them, and for reduced motion. A view is ready once it was shown or is the next one:
 * what is not ready need not fetch its pictures yet.
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
    /** For the element that holds the views and their controls. */
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
