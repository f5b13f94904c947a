import { z } from "zod";

export const blockParamsSchema = z.object({ userId: z.uuid("Unknown person").describe("Id of the account") });
export const blockedSchema = z
  .object({ blocked: z.boolean().describe("True if the account is blocked") })
  .meta({ id: "BlockState" });

export const blockedPersonSchema = z
  .object({
    id: z.uuid().describe("Id of the account"),
    name: z.string().describe("Name as shown"),
    photoUrl: z.string().nullable().describe("URL of the profile picture; null if there is none"),
    blockedAt: z.string().describe("Time of the block"),
  })
  .meta({ id: "BlockedPerson" });
export const blockedPeopleSchema = z.array(blockedPersonSchema);
