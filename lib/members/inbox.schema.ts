import { z } from "zod";
import { messageSchema } from "@/lib/messages/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { memberCopy } from "./copy";
import { activityPageSize, inboxPageSize } from "./rules";

export const threadParamsSchema = z.object({
  id: z.uuid(memberCopy.unknownThread).describe("Id of the conversation"),
});

export const threadQuerySchema = z.object({ ...pageQuery({ size: inboxPageSize, max: inboxPageSize }) });

export const activityQuerySchema = z.object({
  ...pageQuery({ size: activityPageSize, max: activityPageSize }),
});

export const assigneeSchema = z
  .object({
    memberId: z
      .uuid(memberCopy.unknownAssignee)
      .nullable()
      .describe("Id of the membership; null for nobody in particular"),
  })
  .meta({ id: "TeamAssignee" });

export const teamThreadSchema = z
  .object({
    id: z.uuid().describe("Id of the conversation"),
    customer: z.string().describe("Name of the customer"),
    subject: z.string().describe("Title of the listing, or the business’s name"),
    listingId: z.uuid().nullable().describe("Id of the listing; null for the business"),
    unread: z.number().int().describe("Number of messages that the business has not read"),
    lastText: z.string().describe("Beginning of the last message"),
    lastAt: z.iso.datetime().describe("Time of the last message"),
    assignee: z
      .object({
        id: z.uuid().describe("Id of the membership"),
        name: z.string().describe("Name of the person"),
      })
      .nullable()
      .describe("Member who looks after it; null for nobody in particular"),
  })
  .meta({ id: "TeamThread" });

export const teamThreadsSchema = z.array(teamThreadSchema);

export const teamMessageSchema = z
  .object({
    id: z.uuid().describe("Id of the message"),
    side: z.enum(["customer", "business", "site"]).describe("Side that wrote it"),
    by: z.string().nullable().describe("Name of the person; null for a line of the site"),
    text: z.string().describe("Text of the message; empty if it was taken back"),
    takeBackUntil: z.iso
      .datetime()
      .nullable()
      .describe("Time until which the viewer can take it back; null if they can’t"),
    attachments: messageSchema.shape.attachments,
    createdAt: z.iso.datetime().describe("Time of creation"),
  })
  .meta({ id: "TeamMessage" });

export const openThreadSchema = teamThreadSchema
  .extend({
    canAnswer: z.boolean().describe("False if the customer left or one side blocked the other"),
    messages: z.array(teamMessageSchema).describe("The newest 100 messages, oldest first"),
  })
  .meta({ id: "OpenTeamThread" });

export const activitySchema = z.array(
  z
    .object({
      id: z.uuid().describe("Id of the entry"),
      actor: z.string().describe("Name of the person who acted"),
      action: z.string().describe("What happened, such as `member.join`"),
      summary: z.string().describe("The same as a sentence"),
      createdAt: z.iso.datetime().describe("Time at which it happened"),
    })
    .meta({ id: "TeamActivity" }),
);
