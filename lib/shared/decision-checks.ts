import { AppError } from "./app-error";
import { nextState, type AnyTransition, type Move } from "./lifecycle";

/** Throws 422 on the field `reason`. */
export function assertReason(reason: string | undefined, message: string): asserts reason is string {
  if (!reason) throw new AppError("rule_broken", message, { fields: { reason: message } });
}

/** Throws 409 if it changed since the admin read it at `seen`. */
export function assertUnchanged(
  { seen, updatedAt }: { seen: string | undefined; updatedAt: Date },
  message: string,
): void {
  if (seen && seen !== updatedAt.toISOString()) throw new AppError("conflict", message);
}

export function requireNextState<Action extends string, S extends AnyTransition>(
  table: Readonly<Record<Action, S>>,
  move: Move<Action, S>,
  message: string,
): NonNullable<S["to"]> {
  const next = nextState(table, move);
  if (next === null) throw new AppError("conflict", message);
  return next as NonNullable<S["to"]>;
}
