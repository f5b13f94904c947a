import { z } from "zod";
import { assertionSchema } from "../credentials/passkeys.schema";
import { challengeSchema } from "../schema";

export const passkeyLoginSchema = z
  .object({
    credential: assertionSchema.describe("The passkey’s answer to a challenge"),
    challenge: challengeSchema.shape.challenge
      .max(200)
      .optional()
      .describe("The `challenge` from POST /api/login, if the passkey is the second step"),
    rememberMe: z.boolean().optional().describe("True keeps the session for 30 days"),
  })
  .meta({ id: "PasskeyLogin" });
