import { z } from "zod";

export const blockParamsSchema = z.object({ userId: z.uuid("Unknown person") });
export const blockedSchema = z.object({ blocked: z.boolean() });

export const blockedPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  blockedAt: z.string(),
});
export const blockedPeopleSchema = z.array(blockedPersonSchema);
