import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { messageCopy } from "./copy";
import { maxMessageLength } from "./rules";

export const quickReplyParamsSchema = z.object({ id: z.uuid(messageCopy.unknownQuickReply) });

export const newQuickReplySchema = z.object({
  title: z.string(messageCopy.nameIt).trim().min(1, messageCopy.nameIt).max(80, messageCopy.titleTooLong),
  text: z
    .string(messageCopy.empty)
    .trim()
    .min(1, messageCopy.empty)
    .max(maxMessageLength, messageCopy.tooLong),
});

/** `updatedAt` detects concurrent changes. */
export const quickReplyChangeSchema = newQuickReplySchema.extend({ updatedAt: moment().optional() });

export const quickReplySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  updatedAt: z.iso.datetime(),
});
export const quickReplyListSchema = z.array(quickReplySchema);
