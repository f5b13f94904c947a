import type { QueueItem } from "./hooks";
import type { QueueRules } from "./queue-rules";
import { isReadable } from "./use-row-focus";

const rowSteps: Record<string, number> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

const shortcutExclusions =
  "input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]";

export type QueueKeyEvent = Pick<
  KeyboardEvent,
  "key" | "target" | "repeat" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault"
>;

function isShortcut({ key, target, ctrlKey, metaKey, altKey }: QueueKeyEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return false;
  if (!(target instanceof Element)) return true;
  // Outside the rows, arrows scroll the page.
  if (key.startsWith("Arrow") && !target.closest("[data-row]")) return false;
  return !target.closest(shortcutExclusions);
}

type Queue<T extends QueueItem, A extends string> = {
  rules: QueueRules<T, A>;
  focus: { findRow: (id: string) => HTMLElement | null; focusRow: (id: string | undefined) => void };
  shown: readonly T[];
  current: string | null | undefined;
  chosen: ReadonlySet<string>;
  choose: (id: string, on: boolean) => void;
  asking: unknown;
  decide: (targets: T[], action: A) => void;
};

export function queueKeyHandler<T extends QueueItem, A extends string>(queue: Queue<T, A>) {
  const { rules, focus, shown, current, chosen, choose, asking, decide } = queue;

  function onKeyDown(event: QueueKeyEvent): void {
    if (asking || !isShortcut(event)) return;
    const at = shown.findIndex(({ id }) => id === current);
    const item = shown[at];
    if (!item) return;
    const key = event.key.toLowerCase();
    const step = rowSteps[key];
    const action = rules.keys[key];
    if (step) focus.focusRow(shown[at + step]?.id);
    else if (key === "x" && rules.isSelectable(item)) choose(item.id, !chosen.has(item.id));
    else if (action && rules.actionsOf(item).includes(action)) decideByKey(item, action, event.repeat);
    else return;
    event.preventDefault();
  }

  /** A key decides only on what can be read; otherwise it brings the row into the window. */
  function decideByKey(item: T, action: A, isRepeat: boolean): void {
    const row = focus.findRow(item.id);
    if (isRepeat || !row) return;
    if (isReadable(row)) decide([item], action);
    else focus.focusRow(item.id);
  }

  return onKeyDown;
}
