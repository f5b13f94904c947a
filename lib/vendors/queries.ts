import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { reportExpiry, reportTags } from "@/lib/server/response-context";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import { isUuid } from "@/lib/shared/uuid";
import type { VendorCardDto, VendorProfileDto } from "./contract";
import { vendorCopy } from "./copy";
import { minReplyThreads, vendorTag } from "./rules";
import { hoursSchema } from "./schema";

type CardRow = Omit<VendorCardDto, "logoUrl" | "memberSince" | "holidayUntil"> & {
  logo: string | null;
  memberSince: Date;
  holidayUntil: Date | null;
};

type ProfileRow = CardRow & {
  slug: string;
  verifiedAt: Date | null;
  about: string;
  hours: unknown;
  website: string | null;
  banner: string | null;
  bannerWidth: number;
  bannerHeight: number;
  bannerBlur: string;
};

/** Reply times are hidden while the vendor is away. */
const isHere = sql`coalesce(v.holiday_until <= now(), true)`;
const showsReplies = sql`v.reply_threads >= ${minReplyThreads} AND ${isHere}`;

const cardColumns = sql`v.id, v.business_name AS "businessName", v.category, logo.name AS logo, v.verified,
  v.average_rating AS "averageRating", v.review_count AS "reviewCount",
  (SELECT count(*) FROM listings l WHERE l.vendor_id = v.id AND l.status = 'approved') AS "listingCount",
  coalesce(v.approved_at, v.submitted_at) AS "memberSince",
  CASE WHEN ${showsReplies} THEN v.median_reply_seconds END AS "medianReplySeconds",
  CASE WHEN ${showsReplies} THEN v.reply_percent END AS "replyPercent",
  CASE WHEN ${isHere} THEN v.active_within END AS "activeWithin",
  CASE WHEN v.holiday_until > now() THEN v.holiday_until END AS "holidayUntil",
  CASE WHEN v.holiday_until > now() THEN nullif(v.holiday_message, '') END AS "holidayMessage", v.city, v.state`;

/** Cached cards expire when the holiday ends. */
function toCard(row: CardRow): VendorCardDto {
  const { logo, memberSince, holidayUntil, ...rest } = row;
  reportExpiry(holidayUntil);
  return {
    ...rest,
    logoUrl: logo ? imageUrl(logo, 320) : null,
    memberSince: memberSince.toISOString(),
    holidayUntil: holidayUntil && createDayFormatter(env.TIME_ZONE)(holidayUntil),
  };
}

function toProfile(row: ProfileRow): VendorProfileDto {
  const { slug, verifiedAt, about, hours, website, banner, bannerWidth, bannerHeight, bannerBlur, ...card } =
    row;
  return {
    ...toCard(card),
    slug,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    about,
    hours: hoursSchema.catch({}).parse(hours),
    website: website && /^https?:\/\//i.test(website) ? website : null,
    banner: banner
      ? {
          url: imageUrl(banner, 1280),
          width: bannerWidth,
          height: bannerHeight,
          blurDataUrl: bannerBlur || null,
        }
      : null,
  };
}

export async function findVendorCard(id: string): Promise<VendorCardDto | null> {
  if (!isUuid(id)) return null;
  reportTags(vendorTag(id));
  const [row] = await rows<CardRow>(sql`
    SELECT ${cardColumns}
    FROM vendors v LEFT JOIN images logo ON logo.id = v.logo_image_id
    WHERE v.id = ${id}::uuid AND v.status = 'approved'`);
  return row ? toCard(row) : null;
}

export async function getVendorProfile(id: string): Promise<VendorProfileDto> {
  if (isUuid(id)) reportTags(vendorTag(id));
  const [row] = isUuid(id)
    ? await rows<ProfileRow>(sql`
        SELECT ${cardColumns}, v.slug, v.verified_at AS "verifiedAt", v.about, v.hours, v.website, banner.name AS banner,
          banner.width AS "bannerWidth", banner.height AS "bannerHeight", banner.blur_data_url AS "bannerBlur"
        FROM vendors v
        LEFT JOIN images logo ON logo.id = v.logo_image_id
        LEFT JOIN images banner ON banner.id = v.banner_image_id
        WHERE v.id = ${id}::uuid AND v.status = 'approved'`)
    : [];
  if (!row) throw new AppError("not_found", vendorCopy.notFound);
  return toProfile(row);
}
