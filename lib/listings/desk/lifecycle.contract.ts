import { endpoint } from "@/lib/shared/endpoint";

export const actOnListing = endpoint({
  method: "POST",
  path: "/api/listings/{id}/{action}",
  summary:
    "submit, withdraw (what waits for review), pause, resume, reserve, release, sell, let, renew, feature (422 when the plan has no featured slot left), unfeature; duplicate answers with the new draft",
  access: "seller",
  approved: true,
  idempotent: true,
  schemas: async () => {
    const [s, editing] = await Promise.all([import("./lifecycle.schema"), import("./editing.schema")]);
    return { params: s.actionParamsSchema, body: s.actionBodySchema, response: editing.ownListingSchema };
  },
});
