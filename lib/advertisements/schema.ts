import { z } from "zod";
import { adPositions } from "./rules";

export const advertisementSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The 1280-pixel variant. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  blurDataUrl: z.string().nullable(),
  linkUrl: z.string(),
  position: z.enum(adPositions),
});

export const advertisementListSchema = z.array(advertisementSchema);

export const positionParamsSchema = z.object({
  position: z.enum(adPositions, "The position is top, middle or bottom"),
});
