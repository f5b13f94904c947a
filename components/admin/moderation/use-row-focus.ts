"use client";

import { useEffect, useRef, useState } from "react";

type Edges = { top: number; bottom: number };

function readWindowEdges(): Edges {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
}

function startRow(row: HTMLElement): void {
  row.scrollIntoView({ block: "start", behavior: "instant" });
}

function isWithinWindow(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const edges = readWindowEdges();
  return top >= edges.top && bottom <= edges.bottom;
}

/** False for a row outside the window, or whose content is still loading. */
export function isReadable(row: HTMLElement): boolean {
  if (row.matches("[aria-busy=true]")) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const edges = readWindowEdges();
  return bottom >= edges.top && top <= edges.bottom;
}

function usePressed() {
  const pressed = useRef(false);
  useEffect(() => {
    const listen = (event: Event) => void (pressed.current = event.type === "pointerdown");
    const types = ["pointerdown", "pointerup", "pointercancel"] as const;
    for (const type of types) document.addEventListener(type, listen, true);
    return () => types.forEach((type) => document.removeEventListener(type, listen, true));
  }, []);
  return pressed;
}

export function useRowFocus(isDialogOpen: boolean) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const next = useRef<string>(undefined);
  const opening = useRef<string>(undefined);
  const pressed = usePressed();

  function findRow(id: string | undefined): HTMLElement | null {
    return id ? (body?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null) : null;
  }

  function focusRow(id: string | undefined): void {
    const row = findRow(id);
    if (!row) return;
    row.focus({ preventScroll: true });
    // Scrolling a pressed row would move it away from the pointer; cards scroll after they open.
    if (id === active ? !isReadable(row) : !isWithinWindow(row)) startRow(row);
  }

  function activate(id: string): void {
    // The first card is open before it is active; scrolling it would move the button that a pointer pressed.
    const isOpen = "opened" in (findRow(id)?.dataset ?? {});
    if (id !== active && !(isOpen && pressed.current)) opening.current = id;
    setActive(id);
  }

  useEffect(() => {
    if (isDialogOpen) return;
    const row = findRow(opening.current);
    opening.current = undefined;
    // The previous card has collapsed by now.
    if (row && "opened" in row.dataset) startRow(row);
    focusRow(next.current);
    next.current = undefined;
  });

  function focusAfterRender(id: string | undefined): void {
    next.current = id;
  }

  return { setBody, active, activate, findRow, focusRow, focusAfterRender };
}
