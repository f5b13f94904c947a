"use client";

import { useEffect, useState } from "react";
import { useDecide, type QueueItem } from "./hooks";
import type { QueueRules } from "./queue-rules";
import { beginSending, setUndone, useUndone } from "./undo-store";
import { useRowFocus } from "./use-row-focus";

type Options<T extends QueueItem, A> = {
  items: readonly T[];
  rules: QueueRules<T, A>;
  onDone: (ids: string[]) => void;
};

function keyOf({ id, updatedAt }: QueueItem): string {
  return `${id} ${updatedAt}`;
}

function findNextRow(shown: readonly QueueItem[], targets: readonly QueueItem[]): string | undefined {
  const leaving = targets.map(({ id }) => id);
  const at = shown.findIndex(({ id }) => id === targets.at(-1)?.id);
  const neighbors = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()];
  return neighbors.find(({ id }) => !leaving.includes(id))?.id;
}

/**
 * Decided rows leave immediately and return if the decision fails. A row that returns with the refreshed page has another
 * `updatedAt`.
 */
export function useQueueDecisions<T extends QueueItem, A>({ items, rules, onDone }: Options<T, A>) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ action: A; items: T[] } | null>(null);
  const { mutate, isPending } = useDecide(rules, onDone);
  const focus = useRowFocus(asking !== null);
  const shown = items.filter((item) => !decided.has(keyOf(item)));
  const undone = useUndone();
  const restored = shown.find(({ id }) => undone.includes(id))?.id;

  useEffect(() => {
    if (!restored) return;
    focus.focusRow(restored);
    setUndone([]);
  });

  function decide(targets: T[], action: A, reason?: string): void {
    if (targets.length === 0 || isPending) return;
    if (rules.needsConfirmation(action) && reason === undefined) {
      setAsking({ action, items: targets });
      return;
    }
    setAsking(null);
    focus.focusAfterRender(findNextRow(shown, targets));
    setDecided((keys) => new Set([...keys, ...targets.map(keyOf)]));
    beginSending();
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

  function stopAsking(): void {
    focus.focusAfterRender(focus.active ?? undefined);
    setAsking(null);
  }

  return { shown, focus, asking, isPending, decide, stopAsking };
}
