import { z } from "zod";
import { photoSchema } from "@/lib/listings/schema";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { reviewActions } from "./moderation.rules";
import { reviewStatuses } from "./rules";

export const reviewQueueQuerySchema = z.object({
  status: z.enum(reviewStatuses).default("pending"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const moderatedReviewSchema = z.object({
  id: z.uuid(),
  rating: z.number().int(),
  text: z.string(),
  status: z.enum(reviewStatuses),
  decisionReason: z.string().nullable(),
  /** Reasons to look twice, in words. */
  risks: z.array(z.string()),
  photos: z.array(photoSchema),
  createdAt: z.iso.datetime(),
  /** Send it back with a decision: a review written again meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
  author: z.object({ id: z.uuid(), name: z.string(), username: z.string() }),
  listing: z.object({ id: z.uuid(), title: z.string() }),
  vendorName: z.string(),
  /** Chosen for the Success Stories of the homepage. */
  picked: z.boolean(),
});

export const moderatedReviewsSchema = z.array(moderatedReviewSchema);

export const storyParamsSchema = z.object({ id: z.uuid() });
export const storySchema = z.object({ picked: z.boolean("Say whether it is picked") });

export const reviewDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(reviewActions) });

export const reviewDecisionSchema = z.object({
  reason: z.string().trim().max(1000).default(""),
  updatedAt: moment().optional(),
});
