import { z } from "zod";
import { categories, conditions } from "../rules";
import { csvColumns } from "./columns.rules";
import { importCopy } from "./import.copy";
import { handovers, maxColumns, maxHeaderLength } from "./mapping.rules";

const names = z.array(z.string().max(maxHeaderLength)).min(1).max(maxColumns);

export const importMappingSchema = z
  .object({
    header: names.describe("Columns of the file, in its order"),
    columns: z
      .array(z.enum(csvColumns).nullable())
      .max(maxColumns)
      .describe("Field of each column; null ignores it"),
    defaults: z
      .object({
        category: z.enum(categories).nullable().describe("Category of rows without one"),
        condition: z.enum(conditions).nullable().describe("Condition of rows without one"),
        handover: z.enum(handovers).nullable().describe("How products are handed over"),
      })
      .describe("Values of new listings whose cells are empty"),
  })
  .refine(({ header, columns }) => header.length === columns.length, {
    path: ["columns"],
    message: importCopy.mappingLength,
  })
  .refine(
    ({ columns }) =>
      columns.every((column, index) => !column || column === "images" || columns.indexOf(column) === index),
    { path: ["columns"], message: importCopy.mappingTwice },
  )
  .meta({ id: "ImportMapping" });

export const importMappingsSchema = z.array(importMappingSchema);
