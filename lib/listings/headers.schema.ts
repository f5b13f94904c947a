import type { EndpointSchemas } from "@/lib/shared/endpoint";

export const listingHeaders: EndpointSchemas["headers"] = {
  "X-Total-Count": {
    description:
      "How many there are on all pages, counted up to 1,000; 1001 is more. Close matches are not in it.",
    schema: { type: "integer" },
  },
  "X-Search-Corrected": {
    description: "The text that was searched instead of a misspelt one, URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Missing": {
    description: "Words that no listing has, comma-separated, each URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Partial": {
    description: "Where nothing has all that was asked for: the results have most of it, or only mention it",
    schema: { type: "string", enum: ["most", "mention"] },
  },
  "X-Search-Lacking": {
    description: "What of the text not all of the results have, comma-separated, each URI-encoded",
    schema: { type: "string" },
  },
  "X-Search-Exact": {
    description: "How many of the first page come before the close matches, where these follow",
    schema: { type: "integer" },
  },
  "X-Search-Mentions": {
    description: "How many of a page come before listings that only mention the words, where such follow",
    schema: { type: "integer" },
  },
};
