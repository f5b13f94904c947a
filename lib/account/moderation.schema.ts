import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { vendorStatuses } from "@/lib/vendors/rules";
import { accountModerationCopy as text } from "./moderation.copy";
import { accountActions, assignableRoles, suspensionDays } from "./moderation.rules";

const roleSchema = z.enum(["customer", "vendor", "admin"]);
const statusSchema = z.enum(["active", "suspended"]);

export const accountsQuerySchema = z.object({
  role: roleSchema.optional().describe("Only accounts with this role"),
  status: statusSchema.optional().describe("Only accounts in this state"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const accountSchema = z
  .object({
    id: z.uuid().describe("Id of the account"),
    username: z.string().describe("Username"),
    firstName: z.string().describe("First name"),
    lastName: z.string().describe("Last name"),
    email: z.string().describe("Email address"),
    emailVerified: z.boolean().describe("True once the email address is confirmed"),
    role: roleSchema.describe("Role of the account"),
    moderator: z.boolean().describe("True for a person who works on the moderation queues"),
    status: statusSchema.describe("Current state"),
    suspendedReason: z.string().nullable().describe("Reason of the suspension; null if there is none"),
    suspendedUntil: z.iso
      .datetime()
      .nullable()
      .describe("Time at which the suspension ends by itself; null until an admin lifts it"),
    vendorId: z.uuid().nullable().describe("Id of the vendor; null for other accounts"),
    vendorStatus: z.enum(vendorStatuses).nullable().describe("State of the vendor; null for other accounts"),
    secondStep: z.boolean().describe("True if two-step sign-in is on"),
    devices: z.number().int().describe("Number of signed-in devices"),
    lastSeenAt: z.iso.datetime().nullable().describe("Time of the last request; null before the first"),
    memberSince: z.iso.datetime().describe("Time of registration"),
  })
  .meta({ id: "Account" });

export const accountsSchema = z.array(accountSchema);

export const accountParamsSchema = z.object({ id: z.uuid().describe("Id of the account") });

export const accountActionParamsSchema = z.object({
  id: z.uuid().describe("Id of the account"),
  action: z.enum(accountActions).describe("Action on the account"),
});

export const accountActionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(500, text.reasonTooLong)
      .default("")
      .describe("Reason, required for a suspension"),
    until: moment()
      .optional()
      .describe("Time at which a suspension ends by itself, at most five years from now"),
  })
  .meta({ id: "AccountAction" });

export const grantedRoleSchema = z
  .object({ role: z.enum(assignableRoles).describe("New role") })
  .meta({ id: "GrantedRole" });

export const suspensionFormSchema = z.object({
  reason: z.string().trim().min(1, text.reasonRequired).max(500, text.reasonTooLong),
  days: z.enum(suspensionDays),
});
