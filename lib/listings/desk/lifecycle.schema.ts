import { z } from "zod";
import { ownerActions } from "./lifecycle.rules";

export const actionParamsSchema = z.object({ id: z.uuid("Unknown listing"), action: z.enum(ownerActions) });

/** Send what the screen showed: a listing changed meanwhile is then 409. */
export const actionBodySchema = z.object({ version: z.number().int().min(1).optional() });
