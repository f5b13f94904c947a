import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./unsubscribe.schema";

export type UnsubscribedDto = z.output<typeof schema.unsubscribedSchema>;

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/unsubscribe/{token}",
  summary:
    "Unsubscribe from the type of email the token came with, in one click (RFC 8058). The body is ignored.",
  access: "any",
  body: "raw",
  bodyMedia: "application/x-www-form-urlencoded",
  origin: "none",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./unsubscribe.schema");
    return { params: s.unsubscribeParamsSchema, response: s.unsubscribedSchema };
  },
});

export const showUnsubscribe = endpoint({
  method: "GET",
  path: "/api/unsubscribe/{token}",
  summary: "Redirect to the page where you confirm. Changes nothing.",
  access: "any",
  response: "redirect",
  schemas: async () => ({ params: (await import("./unsubscribe.schema")).unsubscribeParamsSchema }),
});
