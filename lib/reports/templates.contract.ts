import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./templates.schema";

export type TemplateDto = z.output<typeof schema.templateSchema>;
export type TemplateInput = z.output<typeof schema.writeTemplateSchema>;

export const listTemplates = endpoint({
  method: "GET",
  path: "/api/admin/templates",
  summary: "List the reason templates of one queue or all",
  access: "admin",
  schemas: async () => {
    const s = await import("./templates.schema");
    return { query: s.templatesQuerySchema, response: s.templatesSchema };
  },
});

export const writeTemplate = endpoint({
  method: "PUT",
  path: "/api/admin/templates",
  summary: "Add a reason template, or change the one with this id",
  access: "admin",
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./templates.schema");
    return { body: s.writeTemplateSchema, response: s.templateSchema };
  },
});

export const removeTemplate = endpoint({
  method: "DELETE",
  path: "/api/admin/templates/{id}",
  summary: "Remove a reason template",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./templates.schema");
    return { params: s.templateParamsSchema, response: s.templateSchema };
  },
});
