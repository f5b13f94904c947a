"use client";

import { useFormContext } from "react-hook-form";
import type { JobFieldName, JobValues } from "./values";

/** Registers one field of the job form and tells its error. */
export function useJobField(name: Exclude<JobFieldName, "questions" | "logoUrl">) {
  const { register, formState, getFieldState } = useFormContext<JobValues>();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}

/** The error of a field that registers itself otherwise. */
export function useJobError(name: JobFieldName): string | undefined {
  const { formState, getFieldState } = useFormContext<JobValues>();
  return getFieldState(name, formState).error?.message;
}
