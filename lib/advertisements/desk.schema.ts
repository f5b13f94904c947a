import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { isWebLink } from "@/lib/shared/text";
import { adDeskCopy } from "./desk.copy";
import { adStatuses, askedAdActions, maxAdDays, maxWeight } from "./lifecycle.rules";
import { adPositions } from "./rules";
import { advertisementSchema } from "./schema";

const link = z
  .string(adDeskCopy.linkWrong)
  .trim()
  .max(500, adDeskCopy.linkWrong)
  .refine(isWebLink, adDeskCopy.linkWrong);

const fields = z.object({
  title: z
    .string(adDeskCopy.titleMissing)
    .trim()
    .min(1, adDeskCopy.titleMissing)
    .max(120, adDeskCopy.titleTooLong),
  /** Where POST /api/uploads put the picture. */
  imageUrl: z.string(adDeskCopy.imageMissing).min(1, adDeskCopy.imageMissing).max(200),
  linkUrl: link,
  position: z.enum(adPositions, "The position is top, middle or bottom"),
  startsAt: moment({ error: adDeskCopy.datesMissing }),
  endsAt: moment({ error: adDeskCopy.datesMissing }),
});

/** Taken from an admin only; from anybody else it changes nothing. */
const weight = z
  .number(adDeskCopy.weightWrong)
  .int(adDeskCopy.weightWrong)
  .min(1, adDeskCopy.weightWrong)
  .max(maxWeight, adDeskCopy.weightWrong)
  .optional();

type Dates = { startsAt: string; endsAt: string };

/** What is wrong with a period; null when nothing is. */
export function datesProblem({ startsAt, endsAt }: Dates): string | null {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  if (length <= 0) return adDeskCopy.endBeforeStart;
  return length > maxAdDays * 86_400_000 ? adDeskCopy.tooLong : null;
}

function withDates<T extends z.ZodType<Dates>>(schema: T) {
  return schema.superRefine((value, context) => {
    const message = datesProblem(value);
    if (message) context.addIssue({ code: "custom", path: ["endsAt"], message });
  });
}

export const createAdSchema = withDates(fields.extend({ weight }));
/** What changed; the rest stays. With `updatedAt` a change that somebody else made meanwhile is not lost. */
export const updateAdSchema = fields.partial().extend({ weight, updatedAt: moment().optional() });
/** The form: as its fields hold it, with times of the browser's own zone. */
export const adFormSchema = withDates(
  fields.extend({
    startsAt: z.string().pipe(localTime()),
    endsAt: z.string().pipe(localTime()),
  }),
);

function localTime() {
  return z.string().transform((text, context) => {
    const time = new Date(text);
    if (!Number.isNaN(time.getTime())) return time.toISOString();
    context.addIssue({ code: "custom", message: adDeskCopy.datesMissing });
    return z.NEVER;
  });
}

export const ownAdSchema = advertisementSchema.extend({
  weight: z.number().int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  status: z.enum(adStatuses),
  decisionReason: z.string().nullable(),
  /** True while the vendor's suspension keeps it off the site. */
  suspended: z.boolean(),
  impressions: z.number().int(),
  clicks: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Null for the site's own. */
  vendor: z.object({ id: z.uuid(), businessName: z.string() }).nullable(),
});

export const ownAdsSchema = z.array(ownAdSchema);

export const adDetailSchema = ownAdSchema.extend({
  /** The last 30 days, the oldest first, those without anything left out. */
  days: z.array(z.object({ day: z.iso.date(), impressions: z.number().int(), clicks: z.number().int() })),
});

export const adQuerySchema = z.object({
  status: z.enum(adStatuses).optional(),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const adParamsSchema = z.object({ id: z.uuid() });
export const adActionParamsSchema = z.object({ id: z.uuid(), action: z.enum(askedAdActions) });
