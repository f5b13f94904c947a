"use client";

import { useRef, useState, type Dispatch, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldProblems, FormValues, SavedFormRules, SavedRecord } from "./saved-form-rules";
import type { Conflict, SavedFormAction } from "./saved-form-state";
import { setVersion } from "./saved-form-values";

type Options<V extends FormValues, O extends SavedRecord, I> = {
  form: UseFormReturn<V>;
  rules: SavedFormRules<V, O, I>;
  conflict: Conflict<O> | null;
  busyRef: RefObject<boolean>;
  dispatch: Dispatch<SavedFormAction<O>>;
  save: (submit: boolean) => Promise<O | null>;
  showProblems: (problems: FieldProblems<V>) => void;
};

export function useManualSave<V extends FormValues, O extends SavedRecord, I>({
  form,
  rules,
  conflict,
  busyRef,
  dispatch,
  save,
  showProblems,
}: Options<V, O, I>) {
  const uploading = useRef(false);
  const [pending, setPending] = useState<"save" | "submit" | null>(null);
  const [setUploading] = useState(() => (isUploading: boolean) => void (uploading.current = isUploading));

  async function saveOnPress(submit: boolean): Promise<O | null> {
    if (busyRef.current) return null;
    if (uploading.current) {
      showProblems(rules.uploadingProblems);
      return null;
    }
    const problems = rules.draftProblems(form.getValues());
    if (Object.keys(problems).length > 0) {
      showProblems(problems);
      return null;
    }
    if (conflict && !conflict.isAcknowledged) {
      dispatch({ type: "conflictAcknowledged" });
      return null;
    }
    busyRef.current = true;
    setPending(submit ? "submit" : "save");
    if (conflict) setVersion(form, conflict.newest.version);
    try {
      return await save(submit);
    } finally {
      busyRef.current = false;
      setPending(null);
    }
  }

  return { pending, saveOnPress, setUploading };
}
