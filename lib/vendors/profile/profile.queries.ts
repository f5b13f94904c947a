import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import { vendorCopy } from "@/lib/vendors/copy";
import type { BusinessProfileDto } from "./profile.contract";
import { hoursSchema } from "@/lib/vendors/schema";

type Row = Omit<BusinessProfileDto, "hours" | "logoUrl" | "bannerUrl" | "holidayUntil" | "updatedAt"> & {
  hours: unknown;
  logo: string | null;
  banner: string | null;
  holidayUntil: Date | null;
  updatedAt: Date;
};

export async function readBusinessProfile(vendorId: string): Promise<BusinessProfileDto> {
  const [row] = await rows<Row>(sql`
    SELECT v.id AS "vendorId", v.business_name AS "businessName", v.phone, v.about,
      coalesce(v.website, '') AS website, coalesce(v.city, '') AS city, coalesce(v.state, '') AS state, v.hours,
      logo.name AS logo, banner.name AS banner, v.updated_at AS "updatedAt",
      CASE WHEN v.holiday_until > now() THEN v.holiday_until END AS "holidayUntil",
      CASE WHEN v.holiday_until > now() THEN v.holiday_message ELSE '' END AS "holidayMessage"
    FROM vendors v LEFT JOIN images logo ON logo.id = v.logo_image_id
      LEFT JOIN images banner ON banner.id = v.banner_image_id
    WHERE v.id = ${vendorId}::uuid`);
  if (!row) throw new AppError("not_found", vendorCopy.notFound);
  const { hours, logo, banner, holidayUntil, updatedAt, ...rest } = row;
  return {
    ...rest,
    hours: hoursSchema.catch({}).parse(hours),
    logoUrl: logo ? imageUrl(logo, 320) : "",
    bannerUrl: banner ? imageUrl(banner, 1280) : "",
    holidayUntil: holidayUntil ? createDayFormatter(env.TIME_ZONE)(holidayUntil) : "",
    updatedAt: updatedAt.toISOString(),
  };
}
