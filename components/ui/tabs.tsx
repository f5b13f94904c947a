"use client";

import { useId, useRef, useState, type KeyboardEvent } from "react";

type Tab = { id: string; label: React.ReactNode; content: React.ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (id: string) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** All panels stay mounted so that typed input isn't lost. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = value ?? own;

  function select(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === open);
    const step = steps[event.key];
    let to = step === undefined ? -1 : (at + step + tabs.length) % tabs.length;
    if (event.key === "Home") to = 0;
    if (event.key === "End") to = tabs.length - 1;
    const tab = tabs[to];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  }

  return (
    <div data-slot="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            className="tab"
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== open}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
