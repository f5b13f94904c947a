import type { QueueItem, DecisionRules } from "./hooks";

export type QueueRules<T extends QueueItem, A> = DecisionRules<T, A> & {
  keys: Record<string, A>;
  actionsOf: (item: T) => readonly A[];
  needsConfirmation: (action: A) => boolean;
  isSelectable: (item: T) => boolean;
};

export type QueueRow<A> = {
  row: { "data-row": string; tabIndex: number; onFocus: () => void };
  selected: boolean;
  /** True for the one row in the tab order; arrow keys move from there. */
  tabbable: boolean;
  primary: boolean;
  pending: boolean;
  onSelect: (selected: boolean) => void;
  onAction: (action: A) => void;
};
