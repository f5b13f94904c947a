import { z } from "zod";

export const deviceSchema = z
  .object({
    id: z.uuid().describe("Id of the session"),
    device: z.string().describe("Browser and system, such as `Chrome on Windows`"),
    current: z.boolean().describe("True for the device that asks"),
    remembered: z.boolean().describe("True if signed in with `rememberMe`"),
    createdAt: z.iso.datetime().describe("Time of the sign-in"),
    lastUsedAt: z.iso.datetime().describe("Time of the last request"),
    expiresAt: z.iso.datetime().describe("Time at which the session ends"),
  })
  .meta({ id: "Device" });

export const devicesSchema = z.array(deviceSchema);

export const deviceParamsSchema = z.object({ id: z.uuid().describe("Id of the session") });

export const deviceEndedSchema = z
  .object({ success: z.literal(true).describe("Always true") })
  .meta({ id: "EndedDevice" });

export const devicesEndedSchema = z
  .object({
    endedSessions: z.number().int().describe("Number of ended sessions"),
  })
  .meta({ id: "EndedDevices" });
