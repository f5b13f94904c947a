import { z } from "zod";

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)?$/;

/** Digits only; unlike coercion it rejects '0x10' and '1e3'. */
export function queryNumber<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => {
    const text = typeof value === "string" ? value.trim() : null;
    return text !== null && decimal.test(text) ? Number(text) : value;
  }, schema);
}
