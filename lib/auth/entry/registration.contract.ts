import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "../schema";

export type RegisterBody = z.input<typeof schema.registerSchema>;
export type RegisteredDto = z.output<typeof schema.registeredSchema>;

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  summary: "Create a customer or vendor account and sign in. Vendors wait for approval.",
  access: "any",
  signsIn: true,
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_signed_in"],
  schemas: async () => {
    const s = await import("../schema");
    return { body: s.registerSchema, response: s.registeredSchema };
  },
});
