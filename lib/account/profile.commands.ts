import "server-only";
import { findOwnImage } from "@/lib/images/upload.queries";
import { reviewerTags } from "@/lib/reviews/author.rows";
import { creditProfile } from "@/lib/rewards/earning.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction } from "@/lib/server/db";
import { assertFresh } from "@/lib/server/if-match";
import { AppError } from "@/lib/shared/app-error";
import type { UpdateProfileBody } from "@/lib/users/profile.contract";
import { profileCopy } from "@/lib/users/profile.copy";

type Change = { userId: string; body: UpdateProfileBody; headers: Headers };

export async function changeProfile({ userId, body, headers }: Change): Promise<void> {
  const { profilePicture, updatedAt: _updatedAt, ...details } = body;
  const avatarImageId =
    typeof profilePicture === "string"
      ? await findOwnImage({ userId, url: profilePicture, field: "profilePicture" })
      : profilePicture;
  await transaction(async (tx) => {
    const [stored] = await tx.rows<{ updatedAt: Date }>(sql`
      SELECT updated_at AS "updatedAt" FROM users
      WHERE id = ${userId}::uuid AND status = 'active' FOR NO KEY UPDATE`);
    if (!stored) throw new AppError("conflict", profileCopy.changedMeanwhile);
    assertFresh({ headers, body, stored, copy: profileCopy });
    await tx.user.update({
      where: { id: userId },
      data: { ...details, avatarImageId },
      select: { id: true },
    });
    await creditProfile(tx, userId);
    await purge(await reviewerTags(tx, userId), tx);
  });
}
