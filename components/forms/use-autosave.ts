"use client";

import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "./saved-form-rules";

type Options<V extends FormValues> = {
  form: UseFormReturn<V>;
  isEnabled: boolean;
  /** True after a save failed for a reason that may pass, such as a lost connection. */
  isRetrying: boolean;
  hasUnsavedValues: () => boolean;
  onChange: (changed: string | undefined) => void;
  onUnsaved: () => void;
  save: () => void;
};

const autosaveDelayMs = 1500;
const retryIntervalMs = 10_000;

export function useAutosave<V extends FormValues>({ form, isEnabled, isRetrying, ...handlers }: Options<V>) {
  const { subscribe } = form;
  const save = useEffectEvent(handlers.save);
  const hasUnsavedValues = useEffectEvent(handlers.hasUnsavedValues);
  const handleChange = useEffectEvent(handlers.onChange);
  const allowSave = useEffectEvent(() => {
    if (!isEnabled) handlers.onUnsaved();
    return isEnabled;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (hasUnsavedValues()) timer = setTimeout(() => allowSave() && save(), autosaveDelayMs);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name }) => {
        clearTimeout(timer);
        handleChange(name);
        if (isDirty && allowSave()) timer = setTimeout(save, autosaveDelayMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);

  const retries = isEnabled && isRetrying;
  useEffect(() => {
    if (!retries) return;
    const timer = setInterval(save, retryIntervalMs);
    return () => clearInterval(timer);
  }, [retries]);
}
