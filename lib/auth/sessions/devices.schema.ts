import { z } from "zod";

export const deviceSchema = z.object({
  id: z.uuid(),
  /** 'Chrome on Windows'. */
  device: z.string(),
  current: z.boolean(),
  remembered: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const devicesSchema = z.array(deviceSchema);

export const deviceParamsSchema = z.object({ id: z.uuid() });

export const deviceEndedSchema = z.object({ success: z.literal(true) });

export const devicesEndedSchema = z.object({ endedSessions: z.number().int() });
