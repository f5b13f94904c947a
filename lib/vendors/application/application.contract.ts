import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./application.schema";

export type ApplicationDto = z.output<typeof schema.applicationSchema>;
export type ApplicationBody = z.output<typeof schema.applicationBodySchema>;

export const getApplication = endpoint({
  method: "GET",
  path: "/api/profile/application",
  summary: "Get your vendor application with its status and earlier decisions",
  access: "vendor",
  permission: "pay",
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./application.schema")).applicationSchema }),
});

export const updateApplication = endpoint({
  method: "PATCH",
  path: "/api/profile/application",
  summary:
    "Change your vendor application while it’s pending. With `updatedAt` or If-Match, 409 if it changed in the meantime.",
  access: "vendor",
  permission: "pay",
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./application.schema");
    return { body: s.applicationBodySchema, response: s.applicationSchema };
  },
});

export const reapply = endpoint({
  method: "POST",
  path: "/api/profile/application",
  summary: "Resubmit a rejected vendor application",
  access: "vendor",
  permission: "pay",
  idempotent: true,
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./application.schema");
    return { body: s.applicationBodySchema, response: s.applicationSchema };
  },
});
