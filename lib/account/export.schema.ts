import { z } from "zod";

/** Everything the site holds about one person, by domain; the fields follow the database. */
export const exportSchema = z.looseObject({
  exportedAt: z.iso.datetime(),
  site: z.string(),
  account: z.looseObject({ id: z.uuid(), username: z.string(), email: z.string() }),
});
