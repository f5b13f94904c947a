"use client";

import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { center, viewAround, zoom, zoomStep } from "./clusters";
import type { Point, View } from "./planes";

type SetView = (change: (old: View) => View) => void;

function pan(view: View, right: number, down: number): View {
  const { x, y } = center(view);
  return viewAround(x + right * view.width, y + down * view.height, view.width, view);
}

const keyActions: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => pan(view, -0.2, 0),
  ArrowRight: (view) => pan(view, 0.2, 0),
  ArrowUp: (view) => pan(view, 0, -0.2),
  ArrowDown: (view) => pan(view, 0, 0.2),
  "+": (view) => zoom(view, 1 / zoomStep),
  "=": (view) => zoom(view, 1 / zoomStep),
  "-": (view) => zoom(view, zoomStep),
};

export function useMapGestures(frame: RefObject<HTMLDivElement | null>, setView: SetView) {
  const dragging = useDragging(frame, setView);

  function onKeyDown(event: KeyboardEvent): void {
    const action = keyActions[event.key];
    if (event.target instanceof Element && event.target.closest("[data-slot=offer-panel]")) return;
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setView(action);
  }

  return { onKeyDown, ...dragging };
}

function useDragging(frame: RefObject<HTMLDivElement | null>, setView: SetView) {
  const fingers = useRef(new Map<number, Point>());

  function onPointerDown(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("button, a, [data-slot=offer-panel]")) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    const width = frame.current?.clientWidth;
    if (!before || !width) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    frame.current?.setPointerCapture(event.pointerId);
    setView((old) => {
      if (other) {
        const spread = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
        return zoom(old, spread(before) / spread(now));
      }
      const scale = old.width / width;
      const { x, y } = center(old);
      return viewAround(x - (now.x - before.x) * scale, y - (now.y - before.y) * scale, old.width, old);
    });
  }

  function onPointerEnd(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}
