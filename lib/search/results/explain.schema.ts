import { z } from "zod";
import { maxSearchLength } from "@/lib/listings/rules";

export const explainQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(1, "Enter a search")
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`)
    .describe("Search text"),
});

const alternativeSchema = z
  .object({
    text: z.string().describe("Alternative word"),
    source: z.enum(["typed", "correction", "synonym", "fact"]).describe("Source of the alternative"),
  })
  .meta({ id: "WordAlternative" });

export const explanationSchema = z
  .object({
    query: z.string().describe("The query in one line"),
    outcome: z
      .enum(["exact", "corrected", "partial", "nearby", "none"])
      .describe("Way in which results were found"),
    corrected: z.string().nullable().describe("Corrected text; null if there is none"),
    missing: z.array(z.string()).describe("Words that no listing has"),
    entities: z
      .array(
        z.object({
          kind: z.string().describe("Kind of the entity"),
          label: z.string().describe("Entity in words"),
          isRequired: z.boolean().describe("True if a match needs it"),
        }),
      )
      .describe("Recognized parts of the text; a match needs the required ones"),
    words: z
      .array(
        z.object({
          word: z.string().describe("Word or phrase"),
          listings: z.int().describe("Number of listings with the word"),
          alternatives: z.array(alternativeSchema).describe("Words that are searched too"),
        }),
      )
      .describe("Words of the text"),
    total: z.int().describe("Number of results"),
    results: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the listing"),
          title: z.string().describe("Title of the listing"),
          tier: z
            .enum(["title", "vendor", "words", "mention"])
            .nullable()
            .describe("Match quality of the results: 0 is an exact title or vendor, 3 is some of the words"),
          score: z.number().describe("Score within the tier"),
          parts: z
            .array(
              z.object({
                name: z.string().describe("Name of the part"),
                points: z.number().describe("Points of the part"),
              }),
            )
            .describe("Parts of the score"),
        }),
      )
      .describe("First results"),
    statements: z
      .array(
        z.object({
          text: z.string().describe("Text of the statement"),
          ms: z.number().describe("Duration in milliseconds"),
        }),
      )
      .describe("SQL statements"),
  })
  .meta({ id: "SearchExplanation" });
