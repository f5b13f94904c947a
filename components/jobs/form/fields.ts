"use client";

import { useFormContext } from "react-hook-form";
import type { JobFieldName, JobValues } from "./values";

export function useJobField(name: Exclude<JobFieldName, "questions" | "logoUrl">) {
  const { register, formState, getFieldState } = useFormContext<JobValues>();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}

export function useJobError(name: JobFieldName): string | undefined {
  const { formState, getFieldState } = useFormContext<JobValues>();
  return getFieldState(name, formState).error?.message;
}
