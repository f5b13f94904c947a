import { z } from "zod";

/** A reason to look twice, in words, with the listings or jobs it speaks of. */
export const riskReasonSchema = z.object({
  code: z.string(),
  text: z.string(),
  others: z.array(z.object({ id: z.uuid(), title: z.string() })).optional(),
});

export type RiskReasonDto = z.output<typeof riskReasonSchema>;
