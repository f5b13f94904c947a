import { z } from "zod";

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)?$/;

/** A number of a query, in digits: unlike coercion it reads no '0x10' or '1e3'. */
export function queryNumber<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => {
    const text = typeof value === "string" ? value.trim() : null;
    return text !== null && decimal.test(text) ? Number(text) : value;
  }, schema);
}
