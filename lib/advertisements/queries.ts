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

/** Full minutes of the database clock. */
export const thisMinute = sql`floor(extract(epoch FROM now()) / ${adDrawSeconds})::bigint`;

/**
 * What sorts the advertisements `a` of a minute: -ln(u) / weight, with u between 0 and 1 by chance of the id and the
 * minute. The smallest come first, so each is first as often as its weight among all of them, and so on for the rest
 * (weighted sampling without replacement after Efraimidis and Spirakis).
 */
export function drawKey(minute: Sql): Sql {
  return sql`-ln((
    (hashtextextended(a.id::text || ':' || (${minute})::text, 0) & 4503599627370495) + 0.5
  ) / 4503599627370496.0) / a.weight`;
}

type Draw = {
  ads: AdvertisementDto[];
  seconds: number;
  /** Milliseconds since 1970 when one of the position starts or ends. */
  changesAt: number | null;
};

/** One draw, and the seconds that it holds: to the end of the minute, or until one of the position starts or ends. */
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

/** The advertisements that a position shows in this minute, the first of the draw first. */
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

/** A vendor's own advertisement while it runs, else null; `id` may be anything a person typed. */
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
