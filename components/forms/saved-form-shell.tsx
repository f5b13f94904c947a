"use client";

import type { ReactNode } from "react";
import { FormProvider, useFormContext, type Path } from "react-hook-form";
import { ActionBar, type FormWords } from "./action-bar";
import { ConflictNotice } from "./conflict-notice";
import { ErrorSummary } from "./error-summary";
import type { FormValues, SavedRecord } from "./saved-form-rules";
import type { SavedForm } from "./use-saved-form";
import { useSavedFormActions, type SavedFormTargets } from "./use-saved-form-actions";

export type SavedFormFields<V extends FormValues> = {
  names: readonly Path<V>[];
  labels: Readonly<Partial<Record<Path<V>, string>>>;
  /** Fields without an input to focus; the page scrolls to the element with this id. */
  scrolled: readonly Path<V>[];
};

type Props<V extends FormValues, O extends SavedRecord> = SavedFormTargets<O> & {
  saved: SavedForm<V, O>;
  words: FormWords;
  fields: SavedFormFields<V>;
  differences: (newest: O, typed: V) => { label: string; value: string }[];
  notices: ReactNode;
  children: ReactNode;
};

export function SavedFormShell<V extends FormValues, O extends SavedRecord>({
  saved,
  words,
  fields,
  differences,
  notices,
  children,
  ...targets
}: Props<V, O>) {
  const { form, record, saveState, conflict, pending, discardChanges } = saved;
  const actions = useSavedFormActions({ saved, canSubmit: words.submit !== null, ...targets });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={actions.handleSubmit}>
        <meta name="page-form" content="own" />
        {notices}
        <FieldErrors fields={fields} attempts={actions.attempts} />
        {children}
        {conflict ? (
          <ConflictNotice
            message={conflict.message}
            pressed={conflict.isAcknowledged}
            saved={differences(conflict.newest, form.getValues())}
            onTake={discardChanges}
          />
        ) : null}
        <ActionBar
          state={saveState}
          words={words}
          pending={actions.isPreviewing ? "preview" : pending}
          canPreview={record !== null || form.formState.isDirty}
          onSave={() => void actions.save()}
          onPreview={() => void actions.preview()}
        />
      </form>
    </FormProvider>
  );
}

type FieldErrorsProps<V extends FormValues> = { fields: SavedFormFields<V>; attempts: number };

function FieldErrors<V extends FormValues>({ fields, attempts }: FieldErrorsProps<V>) {
  const { formState, getFieldState, setFocus } = useFormContext<V>();
  const problems = fields.names.flatMap((name) => {
    const message = getFieldState(name, formState).error?.message;
    return message ? [{ name, label: fields.labels[name] ?? name, message }] : [];
  });

  function choose(name: string): void {
    if (fields.scrolled.includes(name as Path<V>)) document.getElementById(name)?.scrollIntoView();
    else setFocus(name as Path<V>);
  }

  return <ErrorSummary problems={problems} attempts={attempts} onChoose={choose} />;
}
