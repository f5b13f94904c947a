import { z } from "zod";

const id = z.string().min(1).max(120);
/** In seconds, at most the year 9999, because later dates can't be stored. */
const moment = z.number().int().positive().max(253_402_300_799);
const metadata = z
  .object({
    vendorId: z.uuid().optional(),
    planId: z.string().max(40).optional(),
    checkoutId: z.uuid().optional(),
  })
  .catch({});

export const eventSchema = z.object({
  id,
  type: z.string().max(120),
  created: moment,
  data: z.object({ object: z.looseObject({}) }),
});

export const sessionSchema = z.object({
  id: z.string().max(255).optional(),
  mode: z.string(),
  client_reference_id: z.uuid().nullish().catch(null),
  customer: id.nullish(),
  subscription: id.nullish(),
  payment_status: z.string().default("paid"),
  metadata,
});

export const chargeSchema = z.object({
  id: id.optional(),
  payment_intent: id.nullish(),
  refunded: z.boolean().catch(false),
  amount_refunded: z.number().int().nonnegative().catch(0),
});

export const refundSchema = z.object({
  id,
  payment_intent: id.nullish(),
  status: z.string().max(40).catch(""),
});

export const disputeSchema = z.object({
  id: id.optional(),
  payment_intent: id.nullish(),
  status: z.string().max(40).catch(""),
});

const period = z.object({ current_period_start: moment, current_period_end: moment });

export const stripeSubscriptionSchema = z.object({
  id,
  customer: id,
  status: z.string().max(40),
  cancel_at_period_end: z.boolean(),
  created: moment.optional(),
  metadata,
  current_period_start: moment.optional(),
  current_period_end: moment.optional(),
  items: z.object({ data: z.array(period.partial()) }).optional(),
});

const parent = z.object({
  subscription_details: z.object({ subscription: id, metadata }).nullish(),
});

/** Newer API versions name the subscription in `parent`. */
export const invoiceSchema = z.object({
  id,
  amount_paid: z.number().int().nonnegative(),
  amount_due: z.number().int().nonnegative(),
  currency: z.string().max(10).toLowerCase(),
  customer: id.nullish(),
  subscription: id.nullish(),
  subscription_details: z.object({ metadata }).nullish(),
  parent: parent.nullish(),
  lines: z
    .object({ data: z.array(z.object({ period: z.object({ start: moment, end: moment }) })) })
    .default({ data: [] }),
});

export const receivedSchema = z.object({ received: z.literal(true).describe("Always true") });
