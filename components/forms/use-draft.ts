"use client";

import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { openDraft, type OpenDraft } from "@/lib/client/draft-store";

/**
 * Stores form input in this browser until it's saved; tabs with the same form have separate drafts, and logout clears
 * them. Never use it for passwords. Returns a function that deletes the draft.
 */
export function useDraft<T extends FieldValues, C, O>(
  name: string,
  form: UseFormReturn<T, C, O>,
): () => void {
  const { reset, subscribe, getValues } = form;
  const draft = useRef<OpenDraft>(null);
  const dirty = useRef(false);

  useEffect(() => {
    function restore(values: object): boolean {
      if (dirty.current) return false;
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      return true;
    }
    const opened = openDraft(name, restore);
    draft.current = opened;
    if (dirty.current) opened.write(getValues());
    else if (opened.own) restore(opened.own);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        dirty.current = isDirty ?? false;
        if (isDirty) opened.write(values);
        else opened.forget();
      },
    });
    return () => {
      stop();
      opened.close();
    };
  }, [getValues, name, reset, subscribe]);

  return useCallback(() => draft.current?.forget(), []);
}
