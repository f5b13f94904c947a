import "server-only";
import { findOwnImage } from "@/lib/images/upload.queries";
import { tagsOfReviewer } from "@/lib/reviews/author.rows";
import { creditProfile } from "@/lib/rewards/earning.rows";
import { purge } from "@/lib/server/cache";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { UpdateProfileBody } from "@/lib/users/profile.contract";
import { profileCopy } from "@/lib/users/profile.copy";

/** Changes a person's own details, which stand beside their reviews too; 409 when `updatedAt` is given and no longer true. */
export async function changeProfile(userId: string, changes: UpdateProfileBody): Promise<void> {
  const { profilePicture, updatedAt, ...details } = changes;
  const avatarImageId =
    typeof profilePicture === "string"
      ? await findOwnImage({ userId, url: profilePicture, field: "profilePicture" })
      : profilePicture;
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, status: "active", ...(updatedAt ? { updatedAt: new Date(updatedAt) } : {}) },
      data: { ...details, avatarImageId },
    });
    if (count === 0) throw new AppError("conflict", profileCopy.changedMeanwhile);
    await creditProfile(tx, userId);
    await purge(await tagsOfReviewer(tx, userId), tx);
  });
}
