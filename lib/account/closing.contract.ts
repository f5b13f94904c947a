import { endpoint } from "@/lib/shared/endpoint";

export const closeAccount = endpoint({
  method: "DELETE",
  path: "/api/profile",
  summary: "Delete your account. Needs your password, plus a code when two-step sign-in is on.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./closing.schema");
    return { body: s.closeAccountSchema, response: s.accountClosedSchema };
  },
});
