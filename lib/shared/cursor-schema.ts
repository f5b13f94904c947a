import { z } from "zod";

/**
 * Clients can forge cursors, so each part is as narrow as its column's type: values that PostgreSQL would reject never
 * reach it.
 */
export const cursorId = z.uuid();
export const cursorInt4 = z.int().min(0).max(2_147_483_647);
export const cursorInt8 = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
export const cursorTime = z.iso.datetime({ precision: 3 }).refine((text) => {
  const moment = new Date(text);
  return moment.getTime() >= 0 && moment.toISOString() === text;
});

export const momentCursorSchema = z.tuple([cursorTime, cursorId]);
