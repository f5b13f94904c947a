import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { linkStates } from "./issued.rules";

export const issuedLinksQuerySchema = z.object({ ...searchQuery, ...pageQuery({ size: 25, max: 100 }) });

const personSchema = z.object({ id: z.uuid(), name: z.string(), username: z.string() });

export const issuedLinkSchema = z.object({
  id: z.uuid(),
  person: personSchema,
  /** The username of the admin. */
  issuedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(linkStates),
});

export const issuedLinksSchema = z.array(issuedLinkSchema);

export const issueLinkSchema = z.object({
  /** The username or email address of the account. */
  account: z.string().trim().min(1, "Enter a username or email address.").max(254),
});

export const linkSentSchema = z.object({
  person: personSchema,
  expiresAt: z.iso.datetime(),
});
