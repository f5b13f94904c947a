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
  summary:
    "List the subcategories of a section in order, including hidden ones, with the number of items in each",
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
    "Add a subcategory, or change the one with this path. Takes effect right away; its address stays, and only an empty one can be hidden.",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.writeSubcategorySchema, response: s.subcategorySchema };
  },
});

export const moveSubcategory = endpoint({
  method: "POST",
  path: "/api/admin/subcategories/move",
  summary: "Move up to 1,000 items to another subcategory of the same section. Returns how many are left.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.moveSubcategorySchema, response: s.movedSchema };
  },
});
