import { endpoint } from "@/lib/shared/endpoint";

export const closeAccount = endpoint({
  method: "DELETE",
  path: "/api/profile",
  summary: "Deletes the signed-in person's account; needs the password, and a code with two-step sign-in",
  access: "member",
  schemas: async () => {
    const s = await import("./closing.schema");
    return { body: s.closeAccountSchema, response: s.accountClosedSchema };
  },
});
