import { endpoint } from "@/lib/shared/endpoint";

export const actOnListing = endpoint({
  method: "POST",
  path: "/api/listings/{id}/{action}",
  summary:
    "Move a listing along: `submit`, `withdraw` from review, `pause`, `resume`, `reserve`, `release`, `sell`, `let`, `relist` after a sale that fell through, `renew`, `feature` (422 without a free featured slot) or `unfeature`. `duplicate` returns a new draft.",
  access: "seller",
  permission: "list",
  scope: "listings:write",
  approved: true,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, editing] = await Promise.all([import("./lifecycle.schema"), import("./editing.schema")]);
    return { params: s.actionParamsSchema, body: s.actionBodySchema, response: editing.ownListingSchema };
  },
});
