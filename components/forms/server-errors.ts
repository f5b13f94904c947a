import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/api";

/** What to say where nothing better is known. */
export const tryAgain = "Please try again in a moment.";

/** Whether somebody else was faster: the server refused what builds on an older version. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** The sentence of an answer for people, or the fallback where it had none or there was no answer. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

/** What the server says about single fields, by their names. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** An answer that says no made nothing; no answer at all may have. */
export function isRequestRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Puts the server's field errors next to their fields; true when there was one. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = names.filter((name) => error.fields[name]);
  known.forEach((name, index) =>
    setError(name, { type: "server", message: error.fields[name] }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
