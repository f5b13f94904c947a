"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useDecide, type Decidable, type DecisionRules } from "./hooks";

export type QueueRules<T, A> = DecisionRules<T, A> & {
  keys: Record<string, A>;
  actionsOf: (item: T) => readonly A[];
  needsConfirmation: (action: A) => boolean;
  isSelectable: (item: T) => boolean;
};

/** Elements with their own keyboard handling, where queue shortcuts are ignored. */
const shortcutExclusions = "input:not([type=checkbox]), textarea, select, dialog, [role=menu]";

function keyOf({ id, updatedAt }: Decidable): string {
  return `${id} ${updatedAt}`;
}

/**
 * Queue with bulk selection and shortcuts: j, k and arrows move, x selects, letters decide. Focus moves to a neighbor
 * of the rows that leave.
 */
export function useQueue<T extends Decidable, A extends string>(
  items: readonly T[],
  rules: QueueRules<T, A>,
) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const nextFocus = useRef<string>(undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const [asking, setAsking] = useState<{ action: A; items: T[] } | null>(null);
  const { mutate, isPending } = useDecide(rules, (done) => {
    setChosen((ids) => new Set([...ids].filter((id) => !done.includes(id))));
  });

  // What is decided leaves at once; what comes back with the refreshed page has another `updatedAt`.
  const shown = items.filter((item) => !decided.has(keyOf(item)));
  const choosable = shown.filter(rules.isSelectable);
  const selected = choosable.filter(({ id }) => chosen.has(id));
  const tabbable = shown.some(({ id }) => id === active) ? active : shown[0]?.id;

  // After the dialog is gone, whose rows behind it could not be focused.
  useEffect(() => {
    if (asking) return;
    focusRow(nextFocus.current);
    nextFocus.current = undefined;
  });

  function decide(targets: T[], action: A, reason?: string): void {
    if (targets.length === 0 || isPending) return;
    if (rules.needsConfirmation(action) && reason === undefined) {
      setAsking({ action, items: targets });
      return;
    }
    setAsking(null);
    nextFocus.current = findNextRow(targets);
    setDecided((keys) => new Set([...keys, ...targets.map(keyOf)]));
    mutate(
      { items: targets, action, reason: reason ?? "" },
      {
        onSuccess: ({ done }) => {
          const failed = targets.filter((target) => !done.includes(target)).map(keyOf);
          setDecided((keys) => new Set([...keys].filter((key) => !failed.includes(key))));
        },
      },
    );
  }

  function findNextRow(targets: T[]): string | undefined {
    const leaving = targets.map(({ id }) => id);
    const at = shown.findIndex(({ id }) => id === targets.at(-1)?.id);
    const beside = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()];
    return beside.find(({ id }) => !leaving.includes(id))?.id;
  }

  function focusRow(id: string | undefined): void {
    if (!id) return;
    body?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
  }

  function choose(id: string, on: boolean): void {
    setChosen((ids) => new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (asking || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(shortcutExclusions)) return;
    const at = shown.findIndex(({ id }) => id === active);
    const item = shown[at];
    if (!item) return;
    const key = event.key.toLowerCase();
    const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[key];
    const action = rules.keys[key];
    if (step) focusRow(shown[at + step]?.id);
    else if (key === "x" && rules.isSelectable(item)) choose(item.id, !chosen.has(item.id));
    else if (action && rules.actionsOf(item).includes(action)) decide([item], action);
    else return;
    event.preventDefault();
  }

  function stopAsking(): void {
    nextFocus.current = active ?? undefined;
    setAsking(null);
  }

  function rowStateOf(item: T): QueueRow<A> {
    return {
      row: {
        "data-row": item.id,
        tabIndex: item.id === tabbable ? 0 : -1,
        onFocus: () => setActive(item.id),
      },
      selected: selected.includes(item),
      tabbable: item.id === tabbable,
      pending: isPending,
      onSelect: (on: boolean) => choose(item.id, on),
      onAction: (action: A) => decide([item], action),
    };
  }

  return {
    body: setBody,
    shown,
    choosable,
    selected,
    asking,
    isPending,
    decide,
    stopAsking,
    onKeyDown,
    chooseAll: (on: boolean) => setChosen(new Set(on ? choosable.map(({ id }) => id) : [])),
    rowOf: rowStateOf,
    rowProps: (item: T) => ({ className: "focus-visible:-outline-offset-2", ...rowStateOf(item).row }),
    selection: {
      selected: selected.map(({ id }) => id),
      canSelect: rules.isSelectable,
      nameOf: rules.nameOf,
      onChange: (ids: string[]) => setChosen(new Set(ids)),
    },
  };
}

export type QueueRow<A> = {
  row: { "data-row": string; tabIndex: number; onFocus: () => void };
  selected: boolean;
  /** True for the one row in the tab order; arrow keys move from there. */
  tabbable: boolean;
  pending: boolean;
  onSelect: (selected: boolean) => void;
  onAction: (action: A) => void;
};
