import { z } from "zod";
import { adPositions } from "./rules";

export const advertisementSchema = z
  .object({
    id: z.uuid().describe("Id of the ad"),
    title: z.string().describe("Title of the ad"),
    imageUrl: z.string().describe("URL of the 1280-pixel image"),
    width: z.number().describe("Width in pixels"),
    height: z.number().describe("Height in pixels"),
    blurDataUrl: z.string().nullable().describe("Blurred preview as a data URL; null if there is none"),
    linkUrl: z.string().describe("Address that the ad links to"),
    position: z.enum(adPositions).describe("Position on the page"),
  })
  .meta({ id: "Advertisement" });

export const advertisementListSchema = z.array(advertisementSchema);

export const positionParamsSchema = z.object({
  position: z.enum(adPositions, "The position is top, middle or bottom").describe("Position on the page"),
});
