"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { fitView, withAspectRatio, type MapPin } from "./clusters";
import { countryOn, type PlaneName } from "./planes";

/**
 * The visible part of the map, in the shape of the `ground` element: all pins at first and when they change, unless
 * `hold` was called before.
 */
export function useMapView(pins: readonly MapPin[], plane: PlaneName) {
  const ground = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => fitView(pins, countryOn(plane)));
  const [fitted, setFitted] = useState(pins);
  const [isHeld, setHeld] = useState(false);
  if (fitted !== pins) {
    setFitted(pins);
    setHeld(false);
    if (!isHeld) setView(fitView(pins, view));
  }

  // Before the first paint, all pins fill the shape of the frame.
  const fitFrame = useEffectEvent((width: number, height: number) => {
    if (height > 0) setView(fitView(pins, withAspectRatio(view, width / height)));
  });
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    fitFrame(clientWidth, clientHeight);
  }, []);

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) setView((old) => withAspectRatio(old, width / height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { view, setView, ground, hold: () => setHeld(true) };
}
