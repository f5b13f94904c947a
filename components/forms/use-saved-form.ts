"use client";

import { useReducer, useRef } from "react";
import { useForm, type DefaultValues, type UseFormReturn } from "react-hook-form";
import { resolverOf } from "./resolver-of";
import type { SaveState } from "./save-state";
import type { FormValues, SaverFactory, SavedFormRules, SavedRecord } from "./saved-form-rules";
import { initialState, reduceSavedForm, type Conflict } from "./saved-form-state";
import { isChanged } from "./saved-form-values";
import { useAutosave } from "./use-autosave";
import { useDraft } from "./use-draft";
import { useFieldProblems } from "./use-field-problems";
import { useManualSave } from "./use-manual-save";
import { useNewestVersion } from "./use-newest-version";
import { useSaveRequests } from "./use-save-requests";

type Options<V extends FormValues, O extends SavedRecord, I> = {
  rules: SavedFormRules<V, O, I>;
  initial: O | null;
  makeSaver: SaverFactory<O, I>;
};

export type SavedForm<V extends FormValues, O> = {
  form: UseFormReturn<V>;
  record: O | null;
  saveState: SaveState;
  conflict: Conflict<O> | null;
  pending: "save" | "submit" | null;
  autosaves: boolean;
  /** Resolves to null if nothing was saved. */
  saveOnPress: (submit: boolean) => Promise<O | null>;
  setUploading: (isUploading: boolean) => void;
  discardChanges: () => void;
  deleteDraft: () => void;
};

const autosavedStatuses: readonly string[] = ["draft", "changes_requested", "rejected"];

/**
 * Form state for anything that starts as a draft. Drafts autosave, unsaved input is stored in this browser, and
 * concurrent edits elsewhere lose nothing.
 */
export function useSavedForm<V extends FormValues, O extends SavedRecord, I>(
  options: Options<V, O, I>,
): SavedForm<V, O> {
  const { rules, initial, makeSaver } = options;
  const [state, dispatch] = useReducer(reduceSavedForm<O>, initial, initialState<O>);
  const { record, saveState, conflict } = state;
  const busyRef = useRef(false);
  const form = useForm<V>({
    resolver: resolverOf<V>(rules.allProblems),
    defaultValues: (initial ? rules.toValues(initial) : rules.emptyValues()) as DefaultValues<V>,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const deleteDraft = useDraft(rules.draftName(record?.id ?? null), form);
  const { showProblems, refreshProblems } = useFieldProblems(form, rules);
  const context = { form, rules, record, conflict, busyRef, dispatch, showProblems, deleteDraft };
  const save = useSaveRequests({ ...context, makeSaver });
  const manual = useManualSave({ ...context, save });
  const autosaves = record === null || autosavedStatuses.includes(record.status);
  const hasUnsavedValues = () => isChanged(form.getValues(), record, rules);

  function autosave(): void {
    if (busyRef.current || conflict) return;
    if (Object.keys(rules.draftProblems(form.getValues())).length > 0) {
      dispatch({ type: "failed", reason: "One of the fields isn’t complete yet.", isTransient: false });
      return;
    }
    void save(false);
  }

  function applyNewest(newest: O): void {
    if (hasUnsavedValues()) return;
    form.reset(rules.toValues(newest));
    dispatch({ type: "newestLoaded", record: newest });
  }

  function discardChanges(): void {
    if (!conflict) return;
    form.reset(rules.toValues(conflict.newest));
    deleteDraft();
    dispatch({ type: "changesDiscarded", record: conflict.newest });
    form.clearErrors();
  }

  useNewestVersion({ initial, draftName: rules.draftName, read: rules.read, onNewest: applyNewest });
  useAutosave({
    form,
    isEnabled: autosaves,
    isRetrying: saveState.kind === "failed" && saveState.isTransient,
    hasUnsavedValues,
    onChange: refreshProblems,
    onUnsaved: () => dispatch({ type: "storedOnDevice" }),
    save: autosave,
  });

  return { ...manual, form, record, saveState, conflict, autosaves, discardChanges, deleteDraft };
}
