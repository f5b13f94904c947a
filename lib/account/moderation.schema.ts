import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { vendorStatuses } from "@/lib/vendors/rules";
import { accountModerationCopy as text } from "./moderation.copy";
import { accountActions, grantedRoles, suspensionDays } from "./moderation.rules";

const roleSchema = z.enum(["customer", "vendor", "admin"]);
const statusSchema = z.enum(["active", "suspended"]);

export const accountsQuerySchema = z.object({
  role: roleSchema.optional(),
  status: statusSchema.optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const accountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: roleSchema,
  status: statusSchema,
  suspendedReason: z.string().nullable(),
  /** When the suspension ends by itself; null until an admin lifts it. */
  suspendedUntil: z.iso.datetime().nullable(),
  vendorId: z.uuid().nullable(),
  vendorStatus: z.enum(vendorStatuses).nullable(),
  secondStep: z.boolean(),
  /** Devices that are signed in now. */
  devices: z.number().int(),
  lastSeenAt: z.iso.datetime().nullable(),
  memberSince: z.iso.datetime(),
});

export const accountsSchema = z.array(accountSchema);

export const accountParamsSchema = z.object({ id: z.uuid() });

export const accountActionParamsSchema = z.object({ id: z.uuid(), action: z.enum(accountActions) });

export const accountActionSchema = z.object({
  reason: z.string().trim().max(500, text.reasonTooLong).default(""),
  /** When a suspension ends by itself: at most five years from now. */
  until: moment().optional(),
});

export const grantedRoleSchema = z.object({ role: z.enum(grantedRoles) });

/** The form of a suspension. */
export const suspensionFormSchema = z.object({
  reason: z.string().trim().min(1, text.reasonRequired).max(500, text.reasonTooLong),
  /** Days; 0 until it is lifted. */
  days: z.enum(suspensionDays),
});
