import { z } from "zod";
import { replyCopy } from "./reply.copy";

export const replyParamsSchema = z.object({ id: z.uuid().describe("Id of the review") });

export const replyBodySchema = z
  .object({
    text: z
      .string(replyCopy.missing)
      .trim()
      .min(1, replyCopy.missing)
      .max(2000, replyCopy.tooLong)
      .describe("Text of the reply"),
  })
  .meta({ id: "ReviewReplyInput" });

export const replySchema = z
  .object({
    text: z.string().describe("Text of the reply"),
    repliedAt: z.iso.datetime().describe("Time of the reply"),
  })
  .meta({ id: "ReviewReply" });
