import type { SaveState } from "./save-state";

export type Conflict<O> = {
  newest: O;
  message: string;
  /** True if a press caused it; a conflict found by autosave may have gone unnoticed. */
  isAcknowledged: boolean;
};

export type SavedFormState<O> = {
  record: O | null;
  saveState: SaveState;
  conflict: Conflict<O> | null;
};

export type SavedFormAction<O> =
  | { type: "saving" }
  | { type: "saved"; record: O; at: Date }
  | { type: "failed"; reason: string; isTransient: boolean }
  | { type: "storedOnDevice" }
  | { type: "conflictFound"; conflict: Conflict<O> }
  | { type: "conflictAcknowledged" }
  | { type: "newestLoaded"; record: O }
  | { type: "changesDiscarded"; record: O };

export function initialState<O>(record: O | null): SavedFormState<O> {
  return { record, saveState: { kind: "untouched" }, conflict: null };
}

export function reduceSavedForm<O>(state: SavedFormState<O>, action: SavedFormAction<O>): SavedFormState<O> {
  const { conflict } = state;
  switch (action.type) {
    case "saving":
      return { ...state, saveState: { kind: "saving" } };
    case "saved":
      return { record: action.record, saveState: { kind: "saved", at: action.at }, conflict: null };
    case "failed": {
      const { reason, isTransient } = action;
      return { ...state, saveState: { kind: "failed", reason, isTransient } };
    }
    case "storedOnDevice":
      return { ...state, saveState: { kind: "device" } };
    case "conflictFound": {
      const isAcknowledged = action.conflict.isAcknowledged || conflict?.isAcknowledged === true;
      return { ...state, conflict: { ...action.conflict, isAcknowledged } };
    }
    case "conflictAcknowledged":
      return conflict ? { ...state, conflict: { ...conflict, isAcknowledged: true } } : state;
    case "newestLoaded":
      return { ...state, record: action.record };
    case "changesDiscarded":
      return initialState(action.record);
  }
}
