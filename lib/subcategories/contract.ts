import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type SubcategoryDto = z.output<typeof schema.subcategorySchema>;
export type SubcategoryInput = z.input<typeof schema.writeSubcategorySchema>;
export type MoveInput = z.output<typeof schema.moveSubcategorySchema>;
export type MovedDto = z.output<typeof schema.movedSchema>;

export const listSubcategories = endpoint({
  method: "GET",
  path: "/api/admin/subcategories",
  summary: "The subcategories of a section in their order, hidden ones too, each with how much is in it",
  access: "admin",
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.subcategoriesQuerySchema, response: s.subcategoriesSchema };
  },
});

export const writeSubcategory = endpoint({
  method: "PUT",
  path: "/api/admin/subcategories",
  summary:
    "Adds a subcategory or changes the one with the path, at once on every instance; addresses stay, and only an empty one can be hidden",
  access: "admin",
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.writeSubcategorySchema, response: s.subcategorySchema };
  },
});

export const moveSubcategory = endpoint({
  method: "POST",
  path: "/api/admin/subcategories/move",
  summary:
    "Moves up to 1,000 of what is in a subcategory into another of the same section, and says how much is left",
  access: "admin",
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.moveSubcategorySchema, response: s.movedSchema };
  },
});
