import { endpoint } from "@/lib/shared/endpoint";

export const contactVendor = endpoint({
  method: "POST",
  path: "/api/vendors/{id}/contact",
  summary:
    "Get a vendor’s business phone, signed in or not. Counts as a contact with the vendor and the listing you came from.",
  access: "optional",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./contact.schema");
    return { params: s.contactParamsSchema, body: s.contactBodySchema, response: s.contactSchema };
  },
});
