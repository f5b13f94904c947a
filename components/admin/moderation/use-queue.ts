"use client";

import { useState } from "react";
import type { QueueItem } from "./hooks";
import type { QueueRow, QueueRules } from "./queue-rules";
import { queueKeyHandler } from "./queue-keyboard";
import { useQueueDecisions } from "./use-queue-decisions";

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
 * of the rows that leave, and to a row that comes back.
 */
export function useQueue<T extends QueueItem, A extends string>(
  items: readonly T[],
  rules: QueueRules<T, A>,
) {
  const { chosen, choose, chooseOnly, unchoose } = useChosen();
  const { shown, focus, ...decisions } = useQueueDecisions({ items, rules, onDone: unchoose });
  const { isPending, decide } = decisions;
  const choosable = shown.filter(rules.isSelectable);
  const selected = choosable.filter(({ id }) => chosen.has(id));
  const tabbable = shown.some(({ id }) => id === focus.active) ? focus.active : shown[0]?.id;

  const onKeyDown = queueKeyHandler({ rules, focus, shown, current: tabbable, chosen, choose, ...decisions });

  function rowStateOf(item: T): QueueRow<A> {
    return {
      row: {
        "data-row": item.id,
        tabIndex: item.id === tabbable ? 0 : -1,
        onFocus: () => focus.activate(item.id),
      },
      selected: selected.includes(item),
      tabbable: item.id === tabbable,
      primary: item.id === tabbable && selected.length === 0,
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
