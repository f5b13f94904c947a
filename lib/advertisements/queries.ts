import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { isUuid } from "@/lib/shared/uuid";
import type { AdvertisementDto } from "./contract";
import { advertisementsTag, maxAdsAgeSeconds, maxAdsShown, type AdPosition } from "./rules";

type Row = Omit<AdvertisementDto, "imageUrl"> & { image: string; startsIn: number; endsIn: number };

const columns = sql`a.id, a.title, a.link_url AS "linkUrl", a.position, i.name AS image, i.width, i.height,
  i.blur_data_url AS "blurDataUrl", extract(epoch FROM a.starts_at - now())::float8 AS "startsIn",
  extract(epoch FROM a.ends_at - now())::float8 AS "endsIn"`;

function toDto({ image, startsIn: _startsIn, endsIn: _endsIn, ...rest }: Row): AdvertisementDto {
  return { ...rest, imageUrl: imageUrl(image, 1280), blurDataUrl: rest.blurDataUrl || null };
}

/** Seconds until the next of these starts or ends, on the database clock. */
function secondsToChange(found: readonly Row[]): number {
  const moments = found.map((row) => (row.startsIn > 0 ? row.startsIn : row.endsIn));
  return Math.min(maxAdsAgeSeconds, ...moments);
}

async function readPosition(position: AdPosition): Promise<{ ads: AdvertisementDto[]; seconds: number }> {
  const found = await rows<Row>(sql`
    SELECT ${columns}
    FROM advertisements a JOIN images i ON i.id = a.image_id
    WHERE a.status = 'running' AND a.position = ${position}::ad_position AND a.ends_at > now()
      AND a.starts_at < now() + make_interval(secs => ${maxAdsAgeSeconds})
    ORDER BY a.weight DESC, a.starts_at DESC, a.id`);
  const running = found.filter((row) => row.startsIn <= 0);
  return { ads: running.slice(0, maxAdsShown).map(toDto), seconds: secondsToChange(found) };
}

/** The running advertisements of a position, the weightiest first. */
export async function listRunningAds(position: AdPosition): Promise<AdvertisementDto[]> {
  const { ads } = await cachedRead({
    tags: [advertisementsTag],
    key: `advertisements:${position}`,
    maxAgeSeconds: ({ seconds }) => seconds,
    load: () => readPosition(position),
  });
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
  const [row] = await rows<Row>(sql`
    SELECT ${columns}
    FROM advertisements a JOIN images i ON i.id = a.image_id
    WHERE a.id = ${id}::uuid AND a.vendor_id = ${vendorId}::uuid AND a.status = 'running'
      AND a.starts_at <= now() AND a.ends_at > now()`);
  return row ? toDto(row) : null;
}
