import type { z } from "zod";
import { AppError } from "./app-error";

/** Packs where a page ended into an opaque address part (base64url of JSON). */
export function encodeCursor(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Unpacks a cursor; anything that did not come from `encodeCursor` with this shape is bad_request. */
export function decodeCursor<T>(cursor: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(readJson(cursor));
  if (!parsed.success) throw badCursor();
  return parsed.data;
}

export function badCursor(): AppError {
  const message = "This page of results does not exist any more.";
  return new AppError("bad_request", message, { fields: { cursor: message } });
}

function readJson(cursor: string): unknown {
  if (!/^[\w-]+$/.test(cursor)) return undefined;
  try {
    const binary = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
