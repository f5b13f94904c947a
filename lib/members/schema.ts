import { z } from "zod";
import { emailSchema } from "@/lib/auth/schema";
import { businessRoles } from "@/lib/shared/permissions";
import { memberCopy } from "./copy";
import { memberRoles } from "./rules";

const roleSchema = z.enum(memberRoles, memberCopy.roleUnknown);

export const memberParamsSchema = z.object({
  id: z.uuid(memberCopy.unknownMember).describe("Id of the membership"),
});

export const invitationParamsSchema = z.object({
  id: z.uuid(memberCopy.unknownInvitation).describe("Id of the invitation"),
});

export const newInvitationSchema = z
  .object({
    email: emailSchema.describe("Address that receives the invitation"),
    role: roleSchema.describe("Role on the team"),
  })
  .meta({ id: "NewInvitation" });

export const roleChangeSchema = z
  .object({ role: roleSchema.describe("New role") })
  .meta({ id: "RoleChange" });

export const acceptanceSchema = z
  .object({
    token: z
      .string(memberCopy.invalidInvitation)
      .min(1, memberCopy.invalidInvitation)
      .max(100, memberCopy.invalidInvitation)
      .describe("Token from the invitation’s link"),
  })
  .meta({ id: "InvitationAcceptance" });

export const memberSchema = z
  .object({
    id: z.uuid().nullable().describe("Id of the membership; null for the owner"),
    name: z.string().describe("Name of the person"),
    email: z.string().nullable().describe("Email address; null unless you manage the team"),
    role: z.enum(businessRoles).describe("Role in the business"),
    since: z.iso.datetime().describe("Time at which the person joined"),
    you: z.boolean().describe("True for your own entry"),
    manageable: z.boolean().describe("True if you may change the role or remove the person"),
  })
  .meta({ id: "TeamMember" });

export const invitationSchema = z
  .object({
    id: z.uuid().describe("Id of the invitation"),
    email: z.string().describe("Address that received it"),
    role: roleSchema.describe("Role on the team"),
    expiresAt: z.iso.datetime().describe("Time at which it expires"),
    expired: z.boolean().describe("True once it can’t be accepted anymore"),
    manageable: z.boolean().describe("True if you may send it again or withdraw it"),
  })
  .meta({ id: "TeamInvitation" });

export const teamSchema = z
  .object({
    role: z.enum(businessRoles).describe("Your role in the business"),
    members: z.array(memberSchema).describe("The owner, then the others in the order they joined"),
    invitations: z.array(invitationSchema).describe("Open invitations; empty unless you manage the team"),
  })
  .meta({ id: "Team" });

export const membershipSchema = z
  .object({
    vendorId: z.uuid().describe("Id of the business"),
    businessName: z.string().describe("Name of the business"),
    role: roleSchema.describe("Your role on the team"),
  })
  .meta({ id: "Membership" });
