"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { toast, type ToastInput } from "@/components/ui/toast-store";
import type { FormValues, SavedRecord } from "./saved-form-rules";
import type { SavedForm } from "./use-saved-form";

export type SavedFormTargets<O extends SavedRecord> = {
  doneHref: string;
  previewHref: (id: string) => string;
  savedToast: (saved: O) => ToastInput;
};

type Options<V extends FormValues, O extends SavedRecord> = SavedFormTargets<O> & {
  saved: SavedForm<V, O>;
  /** False if there is nothing to submit: saving is all the form can do. */
  canSubmit: boolean;
};

export function useSavedFormActions<V extends FormValues, O extends SavedRecord>({
  saved,
  canSubmit,
  doneHref,
  previewHref,
  savedToast,
}: Options<V, O>) {
  const { form, record, autosaves, saveOnPress, deleteDraft } = saved;
  const router = useRouter();
  const [attempts, setAttempts] = useState(0);
  const [isPreviewing, setPreviewing] = useState(false);
  const countAttempt = () => setAttempts((count) => count + 1);

  async function submit(): Promise<void> {
    if (!(await saveOnPress(true))) return countAttempt();
    deleteDraft();
    toast({ title: "Sent for review", description: "We’ll email you once it’s reviewed." });
    router.push(doneHref);
  }

  async function save(): Promise<void> {
    const result = await saveOnPress(false);
    if (result) toast(savedToast(result));
    else countAttempt();
  }

  async function preview(): Promise<void> {
    setPreviewing(true);
    const shown = autosaves && form.formState.isDirty ? await saveOnPress(false) : record;
    setPreviewing(false);
    if (shown) router.push(previewHref(shown.id));
    else countAttempt();
  }

  function handleSubmit(event: FormEvent): void {
    if (!canSubmit) {
      event.preventDefault();
      void save();
      return;
    }
    countAttempt();
    void form.handleSubmit(submit)(event);
  }

  return { attempts, isPreviewing, save, preview, handleSubmit };
}
