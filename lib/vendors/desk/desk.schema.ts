import { z } from "zod";
import { cursorId, cursorInt4, cursorInt8, cursorTime } from "@/lib/shared/cursor-schema";

/** End of a page: sort, sort value (cents, views or ISO time) and id. */
export const deskCursorSchema = z.union([
  z.tuple([z.literal("newest"), cursorTime, cursorId]),
  z.tuple([z.enum(["price_asc", "price_desc"]), cursorInt8, cursorId]),
  z.tuple([z.literal("views"), cursorInt4, cursorId]),
]);
