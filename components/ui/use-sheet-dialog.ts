"use client";

import { useEffect, useRef, type ToggleEvent } from "react";

function restOfPage(sheet: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let node: HTMLElement | null = sheet; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling);
    }
  }
  return rest;
}

function makeDialog(sheet: HTMLElement, name: string): () => void {
  const attributes = {
    role: "dialog",
    "aria-modal": "true",
    "aria-label": name,
    // The browser focuses it when it opens.
    autofocus: "",
    tabindex: "-1",
  };
  const rest = restOfPage(sheet);
  for (const [attribute, value] of Object.entries(attributes)) sheet.setAttribute(attribute, value);
  for (const element of rest) element.inert = true;
  return () => {
    for (const attribute of Object.keys(attributes)) sheet.removeAttribute(attribute);
    for (const element of rest) element.inert = false;
  };
}

/**
 * Handles `beforetoggle` of a popover that is part of the page on desktops. While it's open, it's a dialog and the rest of
 * the page is inert.
 */
export function useSheetDialog(name: string): (event: ToggleEvent<HTMLElement>) => void {
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  return ({ target, currentTarget, newState }) => {
    if (target !== currentTarget) return;
    release.current?.();
    release.current = newState === "open" ? makeDialog(currentTarget, name) : undefined;
  };
}
