import { toNestErrors } from "@hookform/resolvers";
import type { FieldValues, Resolver } from "react-hook-form";

/** Validates without transforming, so values remain as typed. */
export function resolverOf<V extends FieldValues>(
  check: (values: V) => Readonly<Record<string, string | undefined>>,
): Resolver<V> {
  return (values, _context, options) => {
    const problems = check(values);
    const errors = Object.fromEntries(
      Object.entries(problems).map(([name, message]) => [name, { type: "schema", message }]),
    );
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors(errors, options) };
  };
}
