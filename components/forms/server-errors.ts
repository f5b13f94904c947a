import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/client/api";

export const tryAgain = "Please try again in a moment.";

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** True if the server rejected the request, so nothing changed; without a response, it may have succeeded. */
export function isRequestRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

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
