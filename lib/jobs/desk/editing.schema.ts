import { z } from "zod";
import { jobStatuses } from "../rules";
import { jobParamsSchema } from "../schema";
import { jobInputSchema } from "./input.schema";
import { posterActions } from "./lifecycle.rules";

export { jobParamsSchema };

export const newJobSchema = jobInputSchema.extend({
  /** True sends it in at once; then everything must be there. */
  submit: z.boolean().default(false),
});

export const jobEditSchema = jobInputSchema.extend({
  /** The version that the form was filled from (or an If-Match header): an older one is 409. */
  version: z.number().int().min(1).optional(),
  submit: z.boolean().default(false),
});

/** One line of a job's history, newest first. */
const jobEventSchema = z.object({
  action: z.string(),
  to: z.enum(jobStatuses).nullable(),
  reason: z.string().nullable(),
  by: z.enum(["poster", "team", "system"]),
  at: z.iso.datetime(),
});

/** A job as its poster edits it. */
export const ownJobSchema = z.object({
  ...jobInputSchema.shape,
  id: z.uuid(),
  /** Send it back with every change. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  status: z.enum(jobStatuses),
  decisionReason: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** An edit changes the job in place (`direct`), sends it to review (`review`), or isn't possible. */
  editing: z.enum(["direct", "review", "closed"]),
  /** The poster is suspended; the job stays off the site until that ends. */
  suspended: z.boolean(),
  actions: z.array(z.enum(posterActions)),
  /** The poster's email address is confirmed, which submitting requires. */
  mayPost: z.boolean(),
  history: z.array(jobEventSchema),
});

export const jobActionParamsSchema = z.object({ id: z.uuid("Unknown job"), action: z.enum(posterActions) });

/** Send what the screen showed: a job changed meanwhile is then 409. */
export const jobActionBodySchema = z.object({ version: z.number().int().min(1).optional() });

export const deletedJobSchema = z.object({ id: z.uuid() });

/** A job in its poster's list. */
export const myJobSchema = z.object({
  id: z.uuid(),
  version: z.number().int(),
  title: z.string(),
  company: z.string(),
  status: z.enum(jobStatuses),
  /** Off the site because its poster is suspended; with the end of that it is as before. */
  suspended: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The last day, in the site's time zone. */
  endsOn: z.iso.date().nullable(),
  /** Number of applications on this site. */
  applications: z.number().int(),
  actions: z.array(z.enum(posterActions)),
});
