import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./blocks.schema";

export type BlockedPersonDto = z.output<typeof schema.blockedPersonSchema>;

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/blocks",
  summary: "Whom the viewer has blocked, the last first",
  access: "member",
  schemas: async () => ({ response: (await import("./blocks.schema")).blockedPeopleSchema }),
});

export const blockPerson = endpoint({
  method: "POST",
  path: "/api/blocks/{userId}",
  summary: "Blocks a person: neither of the two can write to the other; doing it again changes nothing",
  access: "member",
  schemas: async () => {
    const s = await import("./blocks.schema");
    return { params: s.blockParamsSchema, response: s.blockedSchema };
  },
});

export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/api/blocks/{userId}",
  summary: "Unblocks a person; somebody who is not blocked stays so",
  access: "member",
  schemas: async () => {
    const s = await import("./blocks.schema");
    return { params: s.blockParamsSchema, response: s.blockedSchema };
  },
});
