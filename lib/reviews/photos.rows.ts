import "server-only";
import { imageUrl } from "@/lib/images/rules";
import type { PhotoDto } from "@/lib/listings/contract";
import { sql } from "@/lib/server/db";

export type ReviewPhotoRow = { name: string; width: number; height: number; blurDataUrl: string };

export const photosColumn = sql`
  (SELECT coalesce(json_agg(json_build_object('name', i.name, 'width', i.width, 'height', i.height,
      'blurDataUrl', i.blur_data_url) ORDER BY p.position), '[]')
    FROM review_photos p JOIN images i ON i.id = p.image_id WHERE p.review_id = r.id)`;

export function toPhotos(photos: readonly ReviewPhotoRow[], authorName: string): PhotoDto[] {
  return photos.map(({ name, width, height, blurDataUrl }) => ({
    url: imageUrl(name),
    width,
    height,
    alt: `Photo from ${authorName}`,
    blurDataUrl: blurDataUrl || null,
  }));
}
