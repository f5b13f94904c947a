import { z } from "zod";
import { treePathPattern } from "@/lib/shared/tree";
import { maxPartName, maxPartWords, treeSections } from "./rules";

const path = z.string().regex(treePathPattern, "Unknown subcategory");

const word = z
  .string()
  .trim()
  .toLowerCase()
  .max(60, "Use at most 60 characters for each word.")
  .regex(/^[a-z0-9]+([ '&/.-]+[a-z0-9]+)*$/, "Use letters, numbers, spaces and hyphens.");

export const subcategoriesQuerySchema = z.object({
  section: z.enum(treeSections).describe("Tree of subcategories"),
});

export const subcategorySchema = z
  .object({
    path: z.string().describe("Path of the subcategory"),
    name: z.string().describe("Name of the subcategory"),
    parent: z.string().nullable().describe("Path of its group; null for a group"),
    words: z.array(z.string()).describe("Title words that suggest it"),
    hidden: z.boolean().describe("True if it is no longer offered"),
    added: z.boolean().describe("True if an admin added it"),
    fixed: z.boolean().describe("True for a category of jobs, which takes subcategories but no other change"),
    count: z.number().int().describe("Number of items in it without its parts, counted up to 1,001"),
  })
  .meta({ id: "Subcategory" });

export const subcategoriesSchema = z.array(subcategorySchema);

export const writeSubcategorySchema = z
  .object({
    section: z.enum(treeSections).describe("Tree of subcategories"),
    path: path.nullable().describe("Path of the subcategory; null for a new one"),
    parent: path.nullish().describe("Path of the group to which a new one is added"),
    name: z
      .string()
      .trim()
      .min(2, "Enter a name.")
      .max(maxPartName, `Use at most ${maxPartName} characters.`)
      .regex(/^[^<>]*$/, "Leave out < and >.")
      .describe("Name of the subcategory"),
    words: z
      .array(word)
      .max(maxPartWords, `Use at most ${maxPartWords} words.`)
      .default([])
      .describe("Title words that suggest it"),
    hidden: z.boolean().default(false).describe("True stops offering it"),
    after: path.nullish().describe("Path of the one that it follows; null to be first, missing to stay"),
  })
  .refine(({ path: own, parent }) => own !== null || Boolean(parent), {
    message: "Choose a category.",
    path: ["parent"],
  })
  .meta({ id: "SubcategoryInput" });

export const moveSubcategorySchema = z
  .object({
    section: z.enum(treeSections).describe("Tree of subcategories"),
    from: path.describe("Path to move items from"),
    to: path.describe("Path to move items to"),
  })
  .refine(({ from, to }) => from !== to, { message: "Choose another subcategory.", path: ["to"] })
  .meta({ id: "SubcategoryMove" });

export const movedSchema = z
  .object({
    moved: z.number().int().describe("Number of moved items"),
    left: z.number().int().describe("Number of items that are left, counted up to 1,001"),
  })
  .meta({ id: "SubcategoryMoveResult" });
