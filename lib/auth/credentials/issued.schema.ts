import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { linkStates } from "./issued.rules";

export const issuedLinksQuerySchema = z.object({ ...searchQuery, ...pageQuery({ size: 25, max: 100 }) });

const personSchema = z
  .object({
    id: z.uuid().describe("Id of the account"),
    name: z.string().describe("Name"),
    username: z.string().describe("Username"),
  })
  .meta({ id: "LinkRecipient" });

export const issuedLinkSchema = z
  .object({
    id: z.uuid().describe("Id of the link"),
    person: personSchema.describe("Account of the link"),
    issuedBy: z.string().nullable().describe("Username of the admin; null if the account is gone"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    expiresAt: z.iso.datetime().describe("Time at which the link expires"),
    state: z.enum(linkStates).describe("State of the link"),
  })
  .meta({ id: "ResetLink" });

export const issuedLinksSchema = z.array(issuedLinkSchema);

export const issueLinkSchema = z
  .object({
    account: z
      .string()
      .trim()
      .min(1, "Enter a username or email address.")
      .max(254)
      .describe("Username or email address of the account"),
  })
  .meta({ id: "ResetLinkRequest" });

export const linkSentSchema = z
  .object({
    person: personSchema.describe("Account of the link"),
    expiresAt: z.iso.datetime().describe("Time at which the link expires"),
  })
  .meta({ id: "ResetLinkResult" });
