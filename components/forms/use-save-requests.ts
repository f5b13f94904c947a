"use client";

import { useState, type Dispatch, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/client/api";
import { recordSavedVersion } from "@/lib/client/draft-store";
import type {
  FieldProblems,
  FormValues,
  SaverFactory,
  SavedFormRules,
  SavedRecord,
} from "./saved-form-rules";
import type { SavedFormAction } from "./saved-form-state";
import { markSaved } from "./saved-form-values";
import { errorText, isConflict, isRequestRejected } from "./server-errors";

type Options<V extends FormValues, O extends SavedRecord, I> = {
  form: UseFormReturn<V>;
  rules: SavedFormRules<V, O, I>;
  record: O | null;
  makeSaver: SaverFactory<O, I>;
  /** True while a save that a press started is in flight. */
  busyRef: RefObject<boolean>;
  dispatch: Dispatch<SavedFormAction<O>>;
  showProblems: (problems: FieldProblems<V>, sent: V) => void;
  deleteDraft: () => void;
};

export function useSaveRequests<V extends FormValues, O extends SavedRecord, I>(options: Options<V, O, I>) {
  const { form, rules, record, makeSaver, busyRef, dispatch, showProblems, deleteDraft } = options;
  const [saver] = useState(makeSaver);

  function applySaved(saved: O, sent: V): void {
    markSaved(form, sent, saved.version);
    recordSavedVersion(rules.draftName(saved.id), saved.version);
    if (!record) {
      deleteDraft();
      window.history.replaceState(null, "", rules.hrefOf(saved.id));
    }
    dispatch({ type: "saved", record: saved, at: new Date() });
  }

  async function handleConflict(error: ApiError, sent: V): Promise<void> {
    if (!record) return;
    const newest = await rules.read(record.id);
    // A later save finished, or is already based on this version.
    if (newest.version <= form.getValues().version) return;
    // The response to an earlier save was lost: the saved version is the one in the form.
    if (isSameInput(rules, newest, sent)) return applySaved(newest, sent);
    const conflict = { newest, message: errorText(error, ""), isAcknowledged: busyRef.current };
    dispatch({ type: "conflictFound", conflict });
  }

  return async function save(submit: boolean): Promise<O | null> {
    let sent = form.getValues();
    dispatch({ type: "saving" });
    try {
      const saved = await saver(() => {
        sent = rules.copyOf(form.getValues());
        return { input: rules.toInput(sent), version: sent.version, submit };
      });
      applySaved(saved, sent);
      return saved;
    } catch (error) {
      const reason = errorText(error, "We’ll save it once you’re back online.");
      dispatch({ type: "failed", reason, isTransient: !isRequestRejected(error) });
      if (isConflict(error)) await handleConflict(error, sent);
      else if (error instanceof ApiError) {
        showProblems(rules.toFieldProblems(Object.entries(error.fields)), sent);
      }
      return null;
    }
  };
}

function isSameInput<V extends FormValues, O extends SavedRecord, I>(
  { toInput, toValues }: SavedFormRules<V, O, I>,
  saved: O,
  sent: V,
): boolean {
  return JSON.stringify(toInput(toValues(saved))) === JSON.stringify(toInput(sent));
}
