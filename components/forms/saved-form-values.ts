import type { Path, PathValue, UseFormReturn } from "react-hook-form";
import type { FormValues, SavedFormRules, SavedRecord } from "./saved-form-rules";

export function setVersion<V extends FormValues>(
  form: UseFormReturn<V>,
  version: number,
  options?: { shouldDirty: true },
): void {
  form.setValue("version" as Path<V>, version as PathValue<V, Path<V>>, options);
}

export function markSaved<V extends FormValues>(form: UseFormReturn<V>, sent: V, version: number): void {
  form.reset(
    { ...sent, version },
    { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
  );
  setVersion(form, version, { shouldDirty: true });
}

export function isChanged<V extends FormValues, O extends SavedRecord, I>(
  values: V,
  record: O | null,
  { toValues, emptyValues }: SavedFormRules<V, O, I>,
): boolean {
  return JSON.stringify(values) !== JSON.stringify(record ? toValues(record) : emptyValues());
}
