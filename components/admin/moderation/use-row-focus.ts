"use client";

import { useEffect, useRef, useState } from "react";

/** Focuses rows of a queue. While `isDialogOpen`, focus waits: rows behind a dialog can't have it. */
export function useRowFocus(isDialogOpen: boolean) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const next = useRef<string>(undefined);

  function focusRow(id: string | undefined): void {
    if (!id) return;
    body?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  }

  useEffect(() => {
    if (isDialogOpen) return;
    focusRow(next.current);
    next.current = undefined;
  });

  function focusAfterRender(id: string | undefined): void {
    next.current = id;
  }

  return { setBody, active, setActive, focusRow, focusAfterRender };
}
