import { endpoint } from "@/lib/shared/endpoint";

const maxMappingBytes = 256 * 1024;

export const listImportMappings = endpoint({
  method: "GET",
  path: "/api/listings/import/columns",
  summary: "List the headers whose columns you assigned to fields, last used first",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./mapping.schema")).importMappingsSchema }),
});

export const saveImportMapping = endpoint({
  method: "PUT",
  path: "/api/listings/import/columns",
  summary:
    "Assign the columns of a header to fields. The next file with this header is read so. The last 20 headers are remembered.",
  access: "vendor",
  permission: "price",
  scope: "listings:write",
  approved: true,
  maxBytes: maxMappingBytes,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./mapping.schema");
    return { body: s.importMappingSchema, response: s.importMappingSchema };
  },
});
