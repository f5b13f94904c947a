"use client";

import { useState, type KeyboardEvent } from "react";
import type { Decidable } from "./hooks";
import type { QueueRow, QueueRules } from "./queue-rules";
import { useQueueDecisions } from "./use-queue-decisions";

const rowSteps: Record<string, number> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

/** Elements with their own keyboard handling, where queue shortcuts are ignored. */
const shortcutExclusions = "input:not([type=checkbox]), textarea, select, dialog, [role=menu]";

function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(shortcutExclusions));
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function choose(id: string, on: boolean): void {
    setChosen((ids) => new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id)));
  }

  function chooseOnly(ids: string[]): void {
    setChosen(new Set(ids));
  }

  function unchoose(gone: string[]): void {
    setChosen((ids) => new Set([...ids].filter((id) => !gone.includes(id))));
  }

  return { chosen, choose, chooseOnly, unchoose };
}

/**
 * Queue with bulk selection and shortcuts: j, k and arrows move, x selects, letters decide. Focus moves to a neighbor
 * of the rows that leave.
 */
export function useQueue<T extends Decidable, A extends string>(
  items: readonly T[],
  rules: QueueRules<T, A>,
) {
  const { chosen, choose, chooseOnly, unchoose } = useChosen();
  const { shown, focus, ...decisions } = useQueueDecisions({ items, rules, onDone: unchoose });
  const { asking, isPending, decide } = decisions;
  const choosable = shown.filter(rules.isSelectable);
  const selected = choosable.filter(({ id }) => chosen.has(id));
  const tabbable = shown.some(({ id }) => id === focus.active) ? focus.active : shown[0]?.id;

  function onKeyDown(event: KeyboardEvent): void {
    if (asking || !isShortcut(event)) return;
    const at = shown.findIndex(({ id }) => id === focus.active);
    const item = shown[at];
    if (!item) return;
    const key = event.key.toLowerCase();
    const step = rowSteps[key];
    const action = rules.keys[key];
    if (step) focus.focusRow(shown[at + step]?.id);
    else if (key === "x" && rules.isSelectable(item)) choose(item.id, !chosen.has(item.id));
    else if (action && rules.actionsOf(item).includes(action)) decide([item], action);
    else return;
    event.preventDefault();
  }

  function rowStateOf(item: T): QueueRow<A> {
    return {
      row: {
        "data-row": item.id,
        tabIndex: item.id === tabbable ? 0 : -1,
        onFocus: () => focus.setActive(item.id),
      },
      selected: selected.includes(item),
      tabbable: item.id === tabbable,
      pending: isPending,
      onSelect: (on: boolean) => choose(item.id, on),
      onAction: (action: A) => decide([item], action),
    };
  }

  return {
    ...decisions,
    body: focus.setBody,
    shown,
    choosable,
    selected,
    onKeyDown,
    chooseAll: (on: boolean) => chooseOnly(on ? choosable.map(({ id }) => id) : []),
    rowOf: rowStateOf,
    rowProps: (item: T) => ({ className: "focus-visible:-outline-offset-2", ...rowStateOf(item).row }),
    selection: {
      selected: selected.map(({ id }) => id),
      canSelect: rules.isSelectable,
      nameOf: rules.nameOf,
      onChange: chooseOnly,
    },
  };
}
