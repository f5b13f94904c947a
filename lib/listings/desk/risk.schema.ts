import { z } from "zod";

export const riskReasonSchema = z
  .object({
    code: z.string().describe("Code of the reason"),
    text: z.string().describe("Reason as text"),
    others: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the item"),
          title: z.string().describe("Title of the item"),
        }),
      )
      .optional()
      .describe("Other items that the reason refers to"),
  })
  .meta({ id: "RiskReason" });

export type RiskReasonDto = z.output<typeof riskReasonSchema>;
