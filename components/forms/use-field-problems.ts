"use client";

import { get, type UseFormReturn } from "react-hook-form";
import type { FieldProblems, FormValues, SavedFormRules, SavedRecord } from "./saved-form-rules";

export function useFieldProblems<V extends FormValues, O extends SavedRecord, I>(
  { getValues, getFieldState, setError, clearErrors }: UseFormReturn<V>,
  { fieldNames, allProblems }: SavedFormRules<V, O, I>,
) {
  /**
   * Shows field errors of a save attempt. Fields changed while it was in flight are skipped; errors that only the
   * server can find remain until the field changes.
   */
  function showProblems(problems: FieldProblems<V>, sent: V = getValues()): void {
    const seen = allProblems(getValues());
    for (const name of fieldNames) {
      const message = problems[name];
      const isSame = JSON.stringify(get(sent, name)) === JSON.stringify(getValues(name));
      if (message && isSame) setError(name, { type: message === seen[name] ? "schema" : "server", message });
    }
  }

  /** Any change may resolve an error on another field, such as pickup and delivery. */
  function refreshProblems(changed: string | undefined): void {
    const open = fieldNames.filter((name) => getFieldState(name).error);
    const problems: FieldProblems<V> = open.length > 0 ? allProblems(getValues()) : {};
    for (const name of open) {
      const { error } = getFieldState(name);
      const message = problems[name];
      if (error?.type === "server" ? name === changed : !message) clearErrors(name);
      else if (error?.type === "schema" && message && message !== error.message) {
        setError(name, { type: "schema", message });
      }
    }
  }

  return { showProblems, refreshProblems };
}
