import { z } from "zod";

/**
 * What cursors are made of. Anybody may write a cursor, so each part is as narrow as the type of the column that it is
 * compared with: what PostgreSQL would refuse never reaches it.
 */
export const cursorId = z.uuid();
export const cursorInt4 = z.int().min(0).max(2_147_483_647);
/** An int8 as far as a number of JSON is exact. */
export const cursorInt8 = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** A moment as `toISOString` writes it, from 1970 to 9999. */
export const cursorTime = z.iso.datetime({ precision: 3 }).refine((text) => {
  const moment = new Date(text);
  return moment.getTime() >= 0 && moment.toISOString() === text;
});

/** Where a page of a list by time ended: the time of its last row and that row's id. */
export const momentCursorSchema = z.tuple([cursorTime, cursorId]);
