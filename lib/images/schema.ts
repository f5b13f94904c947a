import { z } from "zod";

export const recoveryQuerySchema = z.object({ path: z.string("Say which picture").max(200) });

export const recoverySchema = z.object({ success: z.literal(true), dataUrl: z.string() });

/** Any text: a name that is none of ours is absent (404), not malformed. */
export const imageParamsSchema = z.object({ file: z.string() });
