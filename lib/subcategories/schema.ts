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

export const subcategoriesQuerySchema = z.object({ section: z.enum(treeSections) });

export const subcategorySchema = z.object({
  path: z.string(),
  name: z.string(),
  /** The group it is in; null for a group. */
  parent: z.string().nullable(),
  /** Words of titles that suggest it. */
  words: z.array(z.string()),
  /** No longer offered. */
  hidden: z.boolean(),
  /** Made by an admin. */
  added: z.boolean(),
  /** A category of jobs: it takes subcategories and no other change. */
  fixed: z.boolean(),
  /** What is in it in whatever state, itself without its parts; up to one more than 1,000. */
  count: z.number().int(),
});

export const subcategoriesSchema = z.array(subcategorySchema);

export const writeSubcategorySchema = z
  .object({
    section: z.enum(treeSections),
    /** Null for a new one. */
    path: path.nullable(),
    /** The group that a new one is added to. */
    parent: path.nullish(),
    name: z
      .string()
      .trim()
      .min(2, "Enter a name.")
      .max(maxPartName, `Use at most ${maxPartName} characters.`)
      .regex(/^[^<>]*$/, "Leave out < and >."),
    words: z.array(word).max(maxPartWords, `Use at most ${maxPartWords} words.`).default([]),
    hidden: z.boolean().default(false),
    /** The one that it follows, null to be the first; left out it stays where it is. */
    after: path.nullish(),
  })
  .refine(({ path: own, parent }) => own !== null || Boolean(parent), {
    message: "Choose a category.",
    path: ["parent"],
  });

export const moveSubcategorySchema = z
  .object({ section: z.enum(treeSections), from: path, to: path })
  .refine(({ from, to }) => from !== to, { message: "Choose another subcategory.", path: ["to"] });

export const movedSchema = z.object({
  moved: z.number().int(),
  /** What is still there, up to one more than 1,000. */
  left: z.number().int(),
});
