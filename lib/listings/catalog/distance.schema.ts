import { z } from "zod";
import { cursorId, cursorInt4, cursorTime } from "@/lib/shared/cursor-schema";

export const distanceCursorSchema = z.object({
  sort: z.literal("distance"),
  key: z.tuple([cursorInt4, cursorInt4, cursorTime, cursorId]),
  total: cursorInt4,
  capped: z.boolean(),
});

export type DistanceCursor = z.output<typeof distanceCursorSchema>;
