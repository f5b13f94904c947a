import { z } from "zod";

/** A reason to look twice, in words. */
export const riskReasonSchema = z.object({ code: z.string(), text: z.string() });

export type RiskReasonDto = z.output<typeof riskReasonSchema>;
