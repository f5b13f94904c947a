import { z } from "zod";

/** `pages`, `listings-3` or `vendors-<first id>`, with `.xml`; anything else is 404. */
export const sitemapParamsSchema = z.object({
  name: z.string().max(80).describe("Name of the sitemap, from the index"),
});
