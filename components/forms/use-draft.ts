"use client";

import { useCallback, useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { draftPrefix } from "@/lib/client/device-store";

function read(key: string): object | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed into a form in this browser until it is saved, so that a reload loses nothing. Logging out
 * empties it. Never for passwords. Returns what forgets the draft.
 */
export function useDraft<T extends FieldValues, C, O>(
  name: string,
  form: UseFormReturn<T, C, O>,
): () => void {
  const key = `${draftPrefix}${name}`;
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const kept = read(key);
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        try {
          if (isDirty) window.localStorage.setItem(key, JSON.stringify(values));
          else window.localStorage.removeItem(key);
        } catch {
          // A browser that forbids storage keeps no draft.
          return;
        }
      },
    });
  }, [getValues, key, reset, subscribe]);

  return useCallback(() => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
      return;
    }
  }, [key]);
}
