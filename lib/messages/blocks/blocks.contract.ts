import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./blocks.schema";

export type BlockedPersonDto = z.output<typeof schema.blockedPersonSchema>;

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/blocks",
  summary: "List the people you blocked, most recent first",
  access: "member",
  schemas: async () => ({ response: (await import("./blocks.schema")).blockedPeopleSchema }),
});

export const blockPerson = endpoint({
  method: "POST",
  path: "/api/blocks/{userId}",
  summary: "Block a person, so that neither of you can message the other. Safe to repeat.",
  access: "member",
  refuses: ["not_found", "rule_broken"],
  schemas: async () => {
    const s = await import("./blocks.schema");
    return { params: s.blockParamsSchema, response: s.blockedSchema };
  },
});

export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/api/blocks/{userId}",
  summary: "Unblock a person. Safe to repeat.",
  access: "member",
  schemas: async () => {
    const s = await import("./blocks.schema");
    return { params: s.blockParamsSchema, response: s.blockedSchema };
  },
});
