import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { moment } from "@/lib/shared/moment-schema";
import { messageCopy } from "@/lib/messages/copy";
import { maxMessageLength } from "@/lib/messages/rules";

export const quickReplyParamsSchema = z.object({
  id: z.uuid(messageCopy.unknownQuickReply).describe("Id of the quick reply"),
});

export const newQuickReplySchema = z
  .object({
    title: z
      .string(messageCopy.nameIt)
      .trim()
      .min(1, messageCopy.nameIt)
      .max(80, messageCopy.titleTooLong)
      .refine(...plainLine)
      .describe("Name of the quick reply"),
    text: z
      .string(messageCopy.empty)
      .trim()
      .min(1, messageCopy.empty)
      .max(maxMessageLength, messageCopy.tooLong)
      .describe("Text of the message"),
  })
  .meta({ id: "NewQuickReply" });

export const quickReplyChangeSchema = newQuickReplySchema
  .extend({
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if it changed since"),
  })
  .meta({ id: "QuickReplyChange" });

export const quickReplySchema = z
  .object({
    id: z.uuid().describe("Id of the quick reply"),
    title: z.string().describe("Name of the quick reply"),
    text: z.string().describe("Text of the message"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
  })
  .meta({ id: "QuickReply" });
export const quickReplyListSchema = z.array(quickReplySchema);
