import { z } from "zod";
import { pricePeriods } from "@/lib/listings/offer/price-period.rules";
import { categories, listingStatuses } from "@/lib/listings/rules";
import { pageQuery } from "@/lib/shared/page-query";
import { messageCopy } from "./copy";
import { dealSteps } from "./deal.rules";
import { newOfferSchema, newViewingSchema } from "./deal.schema";
import {
  conversationPageSize,
  inboxBoxes,
  maxAttachments,
  maxConversationPageSize,
  maxInboxSearch,
  maxMessageLength,
  maxMessagePageSize,
  messagePageSize,
  sendObstacles,
  sides,
} from "./rules";
import { messageWarnings } from "./warnings.rules";

const otherSideSchema = z
  .object({
    id: z.uuid().describe("Id of the account"),
    name: z.string().describe("Business name, or a name such as `Robin M.`"),
    photoUrl: z.string().nullable().describe("URL of the profile picture; null if there is none"),
    role: z.enum(["customer", "vendor", "admin"]).describe("Role of the account"),
    vendorId: z.uuid().nullable().describe("Id of the vendor; null for other accounts"),
    verified: z.boolean().describe("True if an admin verified the business"),
    holidayUntil: z
      .string()
      .nullable()
      .describe("Day of the vendor’s return in the site’s time zone; null without an absence"),
    holidayMessage: z
      .string()
      .nullable()
      .describe("Message of the vendor during the absence; null without one"),
  })
  .meta({ id: "ConversationPartner" });

const subjectSchema = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("listing").describe("Kind of the subject"),
      id: z.uuid().describe("Id of the subject"),
      title: z.string().describe("Title of the subject"),
      imageUrl: z.string().nullable().describe("URL of the picture; null if there is none"),
      price: z.number().describe("Price in dollars"),
      per: z
        .enum(pricePeriods)
        .optional()
        .describe("Period that the price covers; absent for a one-time price"),
      category: z.enum(categories).describe("Category"),
      status: z.enum(listingStatuses).describe("State of the subject"),
    }),
    z.object({
      kind: z.literal("job").describe("Kind of the subject"),
      id: z.uuid().describe("Id of the subject"),
      title: z.string().describe("Title of the subject"),
      imageUrl: z.string().nullable().describe("URL of the picture; null if there is none"),
      status: z.string().describe("State of the subject"),
    }),
    z.object({
      kind: z.literal("vendor").describe("Kind of the subject"),
      id: z.uuid().describe("Id of the subject"),
      title: z.string().describe("Title of the subject"),
      imageUrl: z.string().nullable().describe("URL of the picture; null if there is none"),
    }),
  ])
  .meta({ id: "ConversationSubject" });

export const conversationSchema = z
  .object({
    id: z.uuid().describe("Id of the conversation"),
    side: z.enum(sides).describe("Side of the viewer"),
    other: otherSideSchema.describe("Person or business on the other side"),
    subject: subjectSchema.describe("Listing, job or vendor that the conversation is about"),
    unread: z.number().int().describe("Number of messages that the viewer has not read"),
    archived: z.boolean().describe("True if the viewer archived it"),
    held: z.boolean().describe("True while the viewer’s first message waits for a check"),
    muted: z.boolean().describe("True if new messages send the viewer no push and no email"),
    last: z
      .object({
        text: z.string().describe("Beginning of the message"),
        at: z.string().describe("Time of the message"),
        mine: z.boolean().describe("True if it was sent by the viewer"),
      })
      .describe("Last message"),
    obstacle: z
      .enum(sendObstacles)
      .nullable()
      .describe("Reason for which the viewer can’t send here; null if they can"),
    createdAt: z.string().describe("Time of creation"),
  })
  .meta({ id: "Conversation" });

const attachmentSchema = z
  .object({
    id: z.uuid().describe("Id of the document"),
    name: z.string().describe("File name"),
    kind: z.enum(["pdf", "image"]).describe("PDF or image"),
    bytes: z.number().int().describe("Size in bytes"),
    width: z.number().int().nullable().describe("Width in pixels; null for a PDF"),
    height: z.number().int().nullable().describe("Height in pixels; null for a PDF"),
  })
  .meta({ id: "Attachment" });

export const messageSchema = z
  .object({
    id: z.uuid().describe("Id of the message"),
    senderId: z.uuid().nullable().describe("Id of the sender; null for a line of the site"),
    mine: z.boolean().describe("True if it was sent by the viewer"),
    text: z.string().describe("Text of the message; empty if it was taken back"),
    warnings: z
      .array(z.enum(messageWarnings))
      .describe("What the reader should be careful about, in a first message; empty for the sender"),
    takenBack: z.boolean().describe("True if its sender took it back"),
    takeBackSeconds: z
      .number()
      .nullable()
      .describe("Seconds for which the viewer can still take it back; null if they can’t"),
    dealStep: z
      .enum(dealSteps)
      .nullable()
      .describe("Step of an offer, deal or viewing that it announces; null for a written message"),
    createdAt: z.string().describe("Time of creation"),
    readAt: z.string().nullable().describe("Time at which the other side read it; null before it"),
    attachments: z.array(attachmentSchema).describe("Attached files"),
    held: z
      .enum(["waiting", "refused"])
      .nullable()
      .describe(
        "`waiting` while a moderator checks it, `refused` if it isn’t delivered; only its sender sees it. Null for other messages",
      ),
  })
  .meta({ id: "Message" });

export const conversationListSchema = z.array(conversationSchema);
export const messageListSchema = z.array(messageSchema);
export const conversationParamsSchema = z.object({
  id: z.uuid(messageCopy.unknownConversation).describe("Id of the conversation"),
});
export const messageParamsSchema = z.object({
  id: z.uuid(messageCopy.unknownMessage).describe("Id of the message"),
});
export const unreadSchema = z
  .object({ unread: z.number().int().describe("Number of unread messages") })
  .meta({ id: "UnreadMessages" });

export const conversationQuerySchema = z.object({
  box: z.enum(inboxBoxes).default("all").describe("Folder of the inbox"),
  search: z
    .string()
    .trim()
    .max(maxInboxSearch)
    .optional()
    .describe("Text to look for in names, titles and messages"),
  about: z
    .uuid()
    .optional()
    .describe("Id of a listing, job or vendor: only conversations about it, archived or not"),
  ...pageQuery({ size: conversationPageSize, max: maxConversationPageSize }),
});

export const messageQuerySchema = z.object({
  ...pageQuery({ size: messagePageSize, max: maxMessagePageSize }),
});

const content = {
  text: z
    .string(messageCopy.empty)
    .trim()
    .max(maxMessageLength, messageCopy.tooLong)
    .default("")
    .describe("Text of the message"),
  documentIds: z
    .array(z.uuid())
    .max(maxAttachments, messageCopy.tooManyFiles)
    .default([])
    .describe("Ids of documents that the sender uploaded, in order"),
};

function hasContent({ text, documentIds }: { text: string; documentIds: string[] }): boolean {
  return text.length > 0 || documentIds.length > 0;
}

const emptyMessage = { message: messageCopy.empty, path: ["text"] };

export const newMessageSchema = z.object(content).refine(hasContent, emptyMessage).meta({ id: "NewMessage" });

export const newConversationSchema = z
  .object({
    ...content,
    listingId: z.uuid().optional().describe("Id of the listing to ask about"),
    vendorId: z.uuid().optional().describe("Id of the vendor to write to"),
    jobId: z.uuid().optional().describe("Id of the job to ask about"),
    offer: newOfferSchema.optional().describe("Price offered with it"),
    viewing: newViewingSchema.optional().describe("Viewing that is requested with it"),
  })
  .refine((input) => hasContent(input) || input.offer || input.viewing, emptyMessage)
  .refine(({ listingId, vendorId, jobId }) => [listingId, vendorId, jobId].filter(Boolean).length === 1, {
    message: messageCopy.oneSubject,
    path: ["listingId"],
  })
  .meta({ id: "NewConversation" });

export const readSchema = z
  .object({
    upTo: z.uuid().optional().describe("Id of the last message read; if omitted, all messages"),
  })
  .meta({ id: "ReadMark" });
