import type { FieldValues, Path } from "react-hook-form";

export type SavedRecord = { id: string; version: number; status: string };

export type FormValues = FieldValues & {
  version: number;
};

export type FieldProblems<V extends FormValues> = Partial<Record<Path<V>, string>>;

export type SaveRequest<I> = { input: I; version: number; submit: boolean };

/** Called once; the result must serialize its requests. */
export type SaverFactory<O extends SavedRecord, I> = () => (read: () => SaveRequest<I>) => Promise<O>;

export type SavedFormRules<V extends FormValues, O extends SavedRecord, I> = {
  draftName: (id: string | null) => string;
  hrefOf: (id: string) => string;
  fieldNames: readonly Path<V>[];
  emptyValues: () => V;
  copyOf: (values: V) => V;
  toValues: (saved: O) => V;
  toInput: (values: V) => I;
  draftProblems: (values: V) => FieldProblems<V>;
  allProblems: (values: V) => FieldProblems<V>;
  toFieldProblems: (messages: [string, string][]) => FieldProblems<V>;
  read: (id: string) => Promise<O>;
  uploadingProblems: FieldProblems<V>;
};
