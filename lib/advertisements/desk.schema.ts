import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { isWebLink } from "@/lib/shared/links";
import { adDeskCopy } from "./desk.copy";
import { adStatuses, userAdActions, maxAdDays, maxWeight } from "./lifecycle.rules";
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
    .max(120, adDeskCopy.titleTooLong)
    .refine(...plainLine)
    .describe("Title of the ad"),
  imageUrl: z
    .string(adDeskCopy.imageMissing)
    .min(1, adDeskCopy.imageMissing)
    .max(200)
    .describe("URL of an image from POST /api/uploads"),
  linkUrl: link.describe("Address that the ad links to"),
  position: z.enum(adPositions, "The position is top, middle or bottom").describe("Position on the page"),
  startsAt: moment({ error: adDeskCopy.datesMissing }).describe("Time at which it starts"),
  endsAt: moment({ error: adDeskCopy.datesMissing }).describe("Time at which it ends"),
});

const weight = z
  .number(adDeskCopy.weightWrong)
  .int(adDeskCopy.weightWrong)
  .min(1, adDeskCopy.weightWrong)
  .max(maxWeight, adDeskCopy.weightWrong)
  .optional();

type Dates = { startsAt: string; endsAt: string };

export function findDatesError({ startsAt, endsAt }: Dates): string | null {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  if (length <= 0) return adDeskCopy.endBeforeStart;
  return length > maxAdDays * 86_400_000 ? adDeskCopy.tooLong : null;
}

function withDates<T extends z.ZodType<Dates>>(schema: T) {
  return schema.superRefine((value, context) => {
    const message = findDatesError(value);
    if (message) context.addIssue({ code: "custom", path: ["endsAt"], message });
  });
}

export const createAdSchema = withDates(
  fields.extend({ weight: weight.describe("Weight in the rotation; only admins can set it") }),
).meta({ id: "NewAdvertisement" });
export const updateAdSchema = fields
  .partial()
  .extend({
    weight: weight.describe("Weight in the rotation; only admins can set it"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the ad changed since"),
  })
  .meta({ id: "AdvertisementEdit" });
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

export const ownAdSchema = advertisementSchema
  .extend({
    weight: z.number().int().describe("Weight in the rotation"),
    startsAt: z.iso.datetime().describe("Time at which it starts"),
    endsAt: z.iso.datetime().describe("Time at which it ends"),
    status: z.enum(adStatuses).describe("State of the ad"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    suspended: z.boolean().describe("True while the vendor’s suspension keeps it off the site"),
    impressions: z.number().int().describe("Number of impressions"),
    clicks: z.number().int().describe("Number of clicks"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
    vendor: z
      .object({
        id: z.uuid().describe("Id of the vendor"),
        businessName: z.string().describe("Name of the business"),
      })
      .nullable()
      .describe("Vendor of the ad; null for the site’s own"),
  })
  .meta({ id: "OwnAdvertisement" });

export const ownAdsSchema = z.array(ownAdSchema);

export const adDetailSchema = ownAdSchema
  .extend({
    days: z
      .array(
        z.object({
          day: z.iso.date().describe("Day as YYYY-MM-DD"),
          impressions: z.number().int().describe("Number of impressions"),
          clicks: z.number().int().describe("Number of clicks"),
        }),
      )
      .describe("Numbers of the last 30 days, oldest first, without days that have none"),
  })
  .meta({ id: "AdvertisementDetail" });

export const adQuerySchema = z.object({
  status: z.enum(adStatuses).optional().describe("Only ads in this state"),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const adParamsSchema = z.object({ id: z.uuid().describe("Id of the ad") });
export const adActionParamsSchema = z.object({
  id: z.uuid().describe("Id of the ad"),
  action: z.enum(userAdActions).describe("Action on the ad"),
});
