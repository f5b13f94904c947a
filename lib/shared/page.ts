import type { z } from "zod";
import { AppError } from "./app-error";

/** `next` is an opaque cursor; `capped` means more than `total`. */
export type Page<T> = { items: T[]; next: string | null; total: number; capped: boolean };

export const maxCursorLength = 400;

export function encodeCursor(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export function decodeCursor<T>(cursor: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(readJson(cursor));
  if (!parsed.success) throw badCursor();
  return parsed.data;
}

export function badCursor(): AppError {
  const message = "This page of results doesn’t exist anymore.";
  return new AppError("bad_request", message, { fields: { cursor: message } });
}

function isBadCursor(error: unknown): boolean {
  return error instanceof AppError && error.code === "bad_request" && error.fields?.cursor !== undefined;
}

export async function readPageOrFirst<T>(
  cursor: string | undefined,
  read: (cursor: string | undefined) => Promise<T>,
): Promise<{ page: T; cursor: string }> {
  if (!cursor) return { page: await read(undefined), cursor: "" };
  try {
    return { page: await read(cursor), cursor };
  } catch (error) {
    if (!isBadCursor(error)) throw error;
    return { page: await read(undefined), cursor: "" };
  }
}

export async function readParts<R, P extends { rows: readonly R[] }>(
  first: P,
  limit: number,
  readNext: (part: P) => Promise<P | null>,
): Promise<{ row: R; part: P }[]> {
  const found: { row: R; part: P }[] = [];
  for (let part: P | null = first; part; part = found.length > limit ? null : await readNext(part))
    for (const row of part.rows) found.push({ row, part });
  return found;
}

type PageCut<R, T> = {
  found: R[];
  limit: number;
  toItem: (row: R) => T;
  placeOf: (row: R) => unknown;
};

export function toCursorPage<R, T>({
  found,
  limit,
  toItem,
  placeOf,
}: PageCut<R, T>): Pick<Page<T>, "items" | "next"> {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toItem), next: last ? encodeCursor(placeOf(last)) : null };
}

export function toPage<R, T>(
  cut: PageCut<R, T>,
  counted: { total: number; capped?: boolean } | undefined,
): Page<T> {
  return { ...toCursorPage(cut), total: counted?.total ?? 0, capped: counted?.capped ?? false };
}

function readJson(cursor: string): unknown {
  if (cursor.length > maxCursorLength || !/^[\w-]+$/.test(cursor)) return undefined;
  try {
    const binary = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
