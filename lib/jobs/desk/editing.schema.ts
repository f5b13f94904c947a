import { z } from "zod";
import { jobStatuses } from "../rules";
import { jobParamsSchema } from "../schema";
import { jobInputSchema } from "./input.schema";
import { posterActions } from "./lifecycle.rules";

export { jobParamsSchema };

export const newJobSchema = jobInputSchema
  .extend({
    business: z
      .boolean()
      .default(false)
      .describe(
        "True posts the job for the business whose team you’re on, as its owner’s job; needs the permission `hire`",
      ),
    submit: z
      .boolean()
      .default(false)
      .describe("True submits the job for review; then all required fields must be given"),
  })
  .meta({ id: "NewJob" });

export const jobEditSchema = jobInputSchema
  .extend({
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("The `version` you read, or an If-Match header; 409 if the job changed since"),
    submit: z
      .boolean()
      .default(false)
      .describe("True submits the job for review; then all required fields must be given"),
  })
  .meta({ id: "JobEdit" });

const jobEventSchema = z
  .object({
    action: z.string().describe("Name of the action"),
    to: z.enum(jobStatuses).nullable().describe("State after the action"),
    reason: z.string().nullable().describe("Reason as text; null if there is none"),
    by: z
      .enum(["poster", "team", "system"])
      .describe("Side that did it: the poster, an admin, or the system"),
    at: z.iso.datetime().describe("Time of the event"),
  })
  .meta({ id: "JobEvent" });

export const ownJobSchema = z
  .object({
    ...jobInputSchema.shape,
    id: z.uuid().describe("Id of the job"),
    version: z.number().int().describe("Version to send with each change"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
    status: z.enum(jobStatuses).describe("State of the job"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    submittedAt: z.iso.datetime().nullable().describe("Time of submission for review; null before the first"),
    expiresAt: z.iso.datetime().nullable().describe("Time at which it ends; null if it has no end"),
    editing: z
      .enum(["direct", "review", "closed"])
      .describe(
        "Effect of an edit: `direct` changes the job immediately, `review` submits it, anything else means that it can’t be edited",
      ),
    suspended: z
      .boolean()
      .describe("True while the poster is suspended; the job stays off the site until that ends"),
    actions: z.array(z.enum(posterActions)).describe("Actions allowed now"),
    mayPost: z
      .boolean()
      .describe("True once the poster’s email address is confirmed, which submitting requires"),
    history: z.array(jobEventSchema).describe("Earlier actions, newest first"),
  })
  .meta({ id: "OwnJob" });

export const jobActionParamsSchema = z.object({
  id: z.uuid("Unknown job").describe("Id of the job"),
  action: z.enum(posterActions).describe("Action on the job"),
});

export const jobActionBodySchema = z
  .object({
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("The `version` you read; 409 if the job changed since"),
  })
  .meta({ id: "JobVersion" });

export const deletedJobSchema = z
  .object({ id: z.uuid().describe("Id of the deleted job") })
  .meta({ id: "DeletedJob" });

export const myJobSchema = z
  .object({
    id: z.uuid().describe("Id of the job"),
    version: z.number().int().describe("Version to send with each change"),
    title: z.string().describe("Title of the job"),
    company: z.string().describe("Name of the company"),
    business: z
      .string()
      .nullable()
      .describe("Name of the business whose job it is; null for a person’s own job"),
    status: z.enum(jobStatuses).describe("State of the job"),
    suspended: z
      .boolean()
      .describe("True while the poster is suspended; the job stays off the site until that ends"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    endsOn: z.iso.date().nullable().describe("Last day in the site’s time zone; null if there is none"),
    applications: z.number().int().describe("Number of applications on this site"),
    actions: z.array(z.enum(posterActions)).describe("Actions allowed now"),
  })
  .meta({ id: "DeskJob" });
