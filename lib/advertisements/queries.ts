import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { reportExpiry, reportTags } from "@/lib/server/response-context";
import type { Sql } from "@/lib/server/sql";
import { isUuid } from "@/lib/shared/uuid";
import type { AdvertisementDto } from "./contract";
import { adDrawSeconds, advertisementsTag, maxAdsShown, type AdPosition } from "./rules";

type Row = Omit<AdvertisementDto, "imageUrl"> & { image: string };

const columns = sql`a.id, a.title, a.link_url AS "linkUrl", a.position, i.name AS image, i.width, i.height,
  i.blur_data_url AS "blurDataUrl"`;

function toDto({ image, ...rest }: Row): AdvertisementDto {
  return { ...rest, imageUrl: imageUrl(image, 1280), blurDataUrl: rest.blurDataUrl || null };
}

export const thisMinute = sql`floor(extract(epoch FROM now()) / ${adDrawSeconds})::bigint`;

/**
 * Sort key for weighted sampling without replacement (Efraimidis and Spirakis): -ln(u) / weight, with u in (0, 1) from
 * a hash of the ad id and the minute. The smallest keys come first.
 */
export function drawKey(minute: Sql): Sql {
  return sql`-ln((
    (hashtextextended(a.id::text || ':' || (${minute})::text, 0) & 4503599627370495) + 0.5
  ) / 4503599627370496.0) / a.weight`;
}

type Draw = {
  ads: AdvertisementDto[];
  seconds: number;
  /** Unix time in milliseconds of the next start or end in this position; null if there is none. */
  changesAt: number | null;
};

/**
 * Draws ads for a position. `seconds` is the validity of the draw: until the end of the minute or the next start or
 * end.
 */
async function drawAds(position: AdPosition): Promise<Draw> {
  const found = await rows<(Row | { id: null }) & { seconds: number; change: number | null }>(sql`
    WITH open AS (
      SELECT * FROM advertisements
      WHERE status = 'running' AND position = ${position}::ad_position AND ends_at > now()
        AND starts_at < now() + make_interval(secs => ${adDrawSeconds})
    ), clock AS (
      SELECT least(
        ${adDrawSeconds} - mod(extract(epoch FROM now()), ${adDrawSeconds}),
        min(extract(epoch FROM CASE WHEN starts_at > now() THEN starts_at ELSE ends_at END - now()))
      )::float8 AS seconds,
      min(extract(epoch FROM CASE WHEN starts_at > now() THEN starts_at ELSE ends_at END - now()))::float8 AS change
      FROM open
    ), drawn AS (
      SELECT a.*, ${drawKey(thisMinute)} AS key FROM open a WHERE a.starts_at <= now()
      ORDER BY key, a.id LIMIT ${maxAdsShown}
    )
    SELECT clock.seconds, clock.change, ${columns}
    FROM clock LEFT JOIN drawn a ON true LEFT JOIN images i ON i.id = a.image_id
    ORDER BY a.key, a.id`);
  const drawn = found.flatMap(({ seconds: _seconds, change: _change, ...row }) =>
    row.id === null ? [] : [toDto(row)],
  );
  const { seconds = 0, change = null } = found[0] ?? {};
  return { ads: drawn, seconds, changesAt: change === null ? null : Date.now() + change * 1000 };
}

export async function listRunningAds(position: AdPosition): Promise<AdvertisementDto[]> {
  const { ads, changesAt } = await cachedRead({
    tags: [advertisementsTag],
    key: `advertisements:${position}`,
    maxAgeSeconds: ({ seconds }) => seconds,
    load: () => drawAds(position),
  });
  reportExpiry(changesAt === null ? null : new Date(changesAt));
  return ads;
}

export async function findRunningAd({
  id,
  vendorId,
}: {
  id: string;
  vendorId: string;
}): Promise<AdvertisementDto | null> {
  if (!isUuid(id) || !isUuid(vendorId)) return null;
  reportTags(advertisementsTag);
  const [row] = await rows<Row & { endsAt: Date }>(sql`
    SELECT ${columns}, a.ends_at AS "endsAt"
    FROM advertisements a JOIN images i ON i.id = a.image_id
    WHERE a.id = ${id}::uuid AND a.vendor_id = ${vendorId}::uuid AND a.status = 'running'
      AND a.starts_at <= now() AND a.ends_at > now()`);
  if (!row) return null;
  const { endsAt, ...ad } = row;
  reportExpiry(endsAt);
  return toDto(ad);
}
