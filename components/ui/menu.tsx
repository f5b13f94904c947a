"use client";

import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from "react";
import type { Icon } from "./icon";
import { IntentLink } from "./intent-link";
import { positionPopover } from "./place";

type MenuProps = {
  label: string;
  trigger: React.ReactNode;
  triggerClassName: string;
  align?: "start" | "end";
  children: React.ReactNode;
};

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not([aria-disabled=true])")];
}

function target(key: string, at: number, items: HTMLElement[]): HTMLElement | null {
  const count = items.length;
  if (key === "ArrowDown") return items[(at + 1) % count] ?? null;
  if (key === "ArrowUp") return items[(at - 1 + count) % count] ?? null;
  if (key === "Home") return items[0] ?? null;
  if (key === "End") return items[count - 1] ?? null;
  if (key.length !== 1 || key === " ") return null;
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return later.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null;
}

function useMenu(align: "start" | "end") {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const startAtEnd = useRef(false);
  const [open, setOpen] = useState(false);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === "open";
    setOpen(opened);
    if (!opened || !button.current || !menu.current) return;
    positionPopover(button.current, menu.current, { align });
    itemsOf(menu.current)
      .at(startAtEnd.current ? -1 : 0)
      ?.focus({ preventScroll: true });
    startAtEnd.current = false;
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    startAtEnd.current = event.key === "ArrowUp";
    menu.current?.showPopover();
  }

  function onMenuKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Tab") {
      menu.current?.hidePopover();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = target(event.key, at, items);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return { button, menu, open, onToggle, onTriggerKeyDown, onMenuKeyDown };
}

/**
 * Uses the popover API. Arrows, Home, End and first letters move; Escape, Tab and outside clicks close it and restore
 * focus.
 */
export function Menu({ label, trigger, triggerClassName, align = "end", children }: MenuProps) {
  const id = useId();
  const { button, menu, open, onToggle, onTriggerKeyDown, onMenuKeyDown } = useMenu(align);

  return (
    <>
      <button
        ref={button}
        type="button"
        data-slot="menu-trigger"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        className={triggerClassName}
        onKeyDown={onTriggerKeyDown}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        data-slot="menu"
        className="bg-popover shadow-float inset-auto min-w-56 rounded-xl border p-1.5 text-base font-normal whitespace-normal opacity-0 transition-opacity transition-discrete duration-120 open:opacity-100 starting:open:opacity-0"
        onToggle={onToggle}
        onKeyDown={onMenuKeyDown}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

const itemLook =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-accent focus-visible:bg-accent focus-visible:-outline-offset-2";

type ItemProps = { icon?: Icon; children: React.ReactNode };

export function MenuLink({ href, icon: ItemIcon, children }: ItemProps & { href: string }) {
  return (
    <IntentLink role="menuitem" tabIndex={-1} data-slot="menu-item" href={href} className={itemLook}>
      {ItemIcon ? <ItemIcon className="text-muted-foreground" /> : null}
      {children}
    </IntentLink>
  );
}

type MenuItemProps = ItemProps & { onSelect: () => void; disabled?: boolean };

export function MenuItem({ onSelect, disabled, icon: ItemIcon, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-slot="menu-item"
      aria-disabled={disabled || undefined}
      className={`${itemLook} aria-disabled:opacity-50`}
      onClick={disabled ? undefined : onSelect}
    >
      {ItemIcon ? <ItemIcon className="text-muted-foreground" /> : null}
      {children}
    </button>
  );
}

export function MenuSeparator() {
  return <div role="separator" className="mx-3 my-1.5 border-t" />;
}
