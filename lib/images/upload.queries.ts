import "server-only";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { parseImageUrl } from "./rules";
import { uploadCopy } from "./upload.copy";

type OwnImageRequest = { userId: string; url: string; field: string };

/** 422 at `field` for any URL that isn't an upload of this user. */
export async function findOwnImage({ userId, url, field }: OwnImageRequest): Promise<string> {
  const name = parseImageUrl(url)?.name ?? "";
  const [image] = await rows<{ id: string }>(sql`
    SELECT i.id FROM images i
    WHERE i.name = ${name} AND (i.owner_id = ${userId}::uuid
      OR EXISTS (SELECT 1 FROM uploads u WHERE u.image_id = i.id AND u.user_id = ${userId}::uuid))`);
  if (!image)
    throw new AppError("rule_broken", uploadCopy.notYours, { fields: { [field]: uploadCopy.notYours } });
  return image.id;
}
