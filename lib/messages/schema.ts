import { z } from "zod";
import { categories, listingStatuses } from "@/lib/listings/rules";
import { pageQuery } from "@/lib/shared/page-query";
import { messageCopy } from "./copy";
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

/** The person or business on the other side; a vendor by its business's name, a person as 'Robin M.'. */
const otherSideSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  role: z.enum(["customer", "vendor", "admin"]),
  vendorId: z.uuid().nullable(),
  verified: z.boolean(),
});

const subjectSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("listing"),
    id: z.uuid(),
    title: z.string(),
    imageUrl: z.string().nullable(),
    /** Dollars. */
    price: z.number(),
    category: z.enum(categories),
    status: z.enum(listingStatuses),
  }),
  z.object({
    kind: z.literal("job"),
    id: z.uuid(),
    title: z.string(),
    imageUrl: z.string().nullable(),
    status: z.string(),
  }),
  z.object({
    kind: z.literal("vendor"),
    id: z.uuid(),
    title: z.string(),
    imageUrl: z.string().nullable(),
  }),
]);

export const conversationSchema = z.object({
  id: z.uuid(),
  /** Which of the two the viewer is. */
  side: z.enum(sides),
  other: otherSideSchema,
  subject: subjectSchema,
  /** Messages that the viewer has not read. */
  unread: z.number().int(),
  archived: z.boolean(),
  last: z.object({ text: z.string(), at: z.string(), mine: z.boolean() }),
  /** Why the viewer cannot send here; null when they can. */
  obstacle: z.enum(sendObstacles).nullable(),
  createdAt: z.string(),
});

const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(["pdf", "image"]),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

export const messageSchema = z.object({
  id: z.uuid(),
  /** Null for a line that the site wrote. */
  senderId: z.uuid().nullable(),
  mine: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
  /** When the other side read it. */
  readAt: z.string().nullable(),
  attachments: z.array(attachmentSchema),
});

export const conversationListSchema = z.array(conversationSchema);
export const messageListSchema = z.array(messageSchema);
export const conversationParamsSchema = z.object({ id: z.uuid(messageCopy.unknownConversation) });
export const unreadSchema = z.object({ unread: z.number().int() });

export const conversationQuerySchema = z.object({
  box: z.enum(inboxBoxes).default("all"),
  /** Looked for in names, titles and messages. */
  search: z.string().trim().max(maxInboxSearch).optional(),
  /** The id of a listing, job or vendor: only the conversations about it, archived or not. */
  about: z.uuid().optional(),
  ...pageQuery({ size: conversationPageSize, max: maxConversationPageSize }),
});

export const messageQuerySchema = z.object({
  ...pageQuery({ size: messagePageSize, max: maxMessagePageSize }),
});

const content = {
  text: z.string(messageCopy.empty).trim().max(maxMessageLength, messageCopy.tooLong).default(""),
  /** Ids of documents that the sender uploaded, in their order. */
  documentIds: z.array(z.uuid()).max(maxAttachments, messageCopy.tooManyFiles).default([]),
};

function saysSomething({ text, documentIds }: { text: string; documentIds: string[] }): boolean {
  return text.length > 0 || documentIds.length > 0;
}

const nothingSaid = { message: messageCopy.empty, path: ["text"] };

export const newMessageSchema = z.object(content).refine(saysSomething, nothingSaid);

export const newConversationSchema = z
  .object({
    ...content,
    listingId: z.uuid().optional(),
    vendorId: z.uuid().optional(),
    jobId: z.uuid().optional(),
    /** A price that is offered with it. */
    offer: newOfferSchema.optional(),
    /** When to see it. */
    viewing: newViewingSchema.optional(),
  })
  .refine((asked) => saysSomething(asked) || asked.offer || asked.viewing, nothingSaid)
  .refine(({ listingId, vendorId, jobId }) => [listingId, vendorId, jobId].filter(Boolean).length === 1, {
    message: messageCopy.oneSubject,
    path: ["listingId"],
  });

/** Up to which message was read, all of them without it. */
export const readSchema = z.object({ upTo: z.uuid().optional() });
