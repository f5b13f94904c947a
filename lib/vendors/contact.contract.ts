import { endpoint } from "@/lib/shared/endpoint";

export const contactVendor = endpoint({
  method: "POST",
  path: "/api/vendors/{id}/contact",
  summary:
    "The business phone of a vendor, signed out too; counts a contact, also of the listing that it was about",
  access: "optional",
  schemas: async () => {
    const s = await import("./contact.schema");
    return { params: s.contactParamsSchema, body: s.contactBodySchema, response: s.contactSchema };
  },
});
