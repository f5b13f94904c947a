"use client";

import { useState } from "react";
import type { Option, PanelState } from "./option";

export type SearchPanel = ReturnType<typeof useSearchPanel>;

export function useSearchPanel() {
  const [open, setOpen] = useState<PanelState>(null);
  const [used, setUsed] = useState(false);
  const [options, setOptions] = useState<Option[]>([]);
  // By ID, because rows come and go while suggestions arrive.
  const [active, setActive] = useState<string | null>(null);
  const position = options.findIndex((option) => option.id === active);
  const marked = open ? options[position] : undefined;

  function focus(): void {
    setUsed(true);
    setOpen((was) => was ?? "focused");
  }

  function show(): void {
    setOpen("used");
  }

  function close(): void {
    setOpen(null);
    setActive(null);
  }

  function step(by: 1 | -1): void {
    show();
    if (options.length === 0) return;
    const from = position < 0 && by < 0 ? 0 : position;
    setActive(options[(from + by + options.length) % options.length]?.id ?? null);
  }

  return { open, used, options, marked, setOptions, setActive, focus, show, close, step };
}
