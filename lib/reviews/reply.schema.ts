import { z } from "zod";
import { replyCopy } from "./reply.copy";

export const replyParamsSchema = z.object({ id: z.uuid() });

export const replyBodySchema = z.object({
  text: z.string(replyCopy.missing).trim().min(1, replyCopy.missing).max(2000, replyCopy.tooLong),
});

export const replySchema = z.object({ text: z.string(), repliedAt: z.iso.datetime() });
