import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import type { PanelState } from "./option";

const phoneQuery = "(width < 48rem) and (pointer: coarse)";

const screenClasses = words(
  "fixed inset-x-0 top-0 m-0 w-full max-w-none border-0 bg-background p-0 text-foreground",
);
const formClasses = words(
  "flex h-full flex-col p-2 [&>input]:h-12 [&>input]:shrink-0 [&>button]:top-8 [&>button]:right-3 [&>button[type=submit]]:hidden",
);

function words(text: string): string[] {
  return text.split(" ");
}

type Options = { open: PanelState; inside: RefObject<HTMLElement | null>; onClose: () => void };

/**
 * Opens the form around `inside` full screen on phones while it's in use. Reuses the form, because a separate dialog's
 * input would lose focus and the keyboard. Back closes it.
 */
export function useFullScreen({ open, inside, onClose }: Options): boolean {
  const [lifted, setLifted] = useState(false);
  const isNeeded = open === "used" && "popover" in HTMLElement.prototype && matchMedia(phoneQuery).matches;
  if (lifted !== (!!open && (lifted || isNeeded))) setLifted(!lifted);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const form = inside.current?.closest("form");
    return lifted && form ? openFullScreen(form, () => close()) : undefined;
  }, [lifted, inside]);

  return lifted;
}

function openFullScreen(form: HTMLFormElement, onClose: () => void): () => void {
  const screen = form.parentElement!;
  const place = screen.parentElement!;
  const attributes = {
    role: "dialog",
    "aria-modal": "true",
    "aria-label": form.getAttribute("aria-label") ?? "",
    "data-scroll-lock": "",
    popover: "manual",
  };
  place.style.minHeight = `${place.offsetHeight}px`;
  for (const [name, value] of Object.entries(attributes)) screen.setAttribute(name, value);
  screen.classList.add(...screenClasses);
  form.classList.add(...formClasses);
  screen.showPopover();

  function fit(): void {
    const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
    screen.style.top = `${offsetTop}px`;
    screen.style.height = `${height}px`;
  }
  function onPopState(): void {
    if (history.state?.lifted) return;
    (document.activeElement as HTMLElement | null)?.blur();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Tab") trapFocus(form, event);
  }
  const listening = new AbortController();
  const { signal } = listening;
  fit();
  history.pushState({ lifted: true }, "");
  window.visualViewport?.addEventListener("resize", fit, { signal });
  window.visualViewport?.addEventListener("scroll", fit, { signal });
  window.addEventListener("popstate", onPopState, { signal });
  form.addEventListener("keydown", onKeyDown, { signal });

  return () => {
    listening.abort();
    for (const name of [...Object.keys(attributes), "style", "class"]) screen.removeAttribute(name);
    form.classList.remove(...formClasses);
    place.style.minHeight = "";
    if (history.state?.lifted) history.back();
  };
}

function trapFocus(form: HTMLFormElement, event: KeyboardEvent): void {
  const stops = [...form.querySelectorAll<HTMLElement>("input, button:not([tabindex='-1'])")];
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
