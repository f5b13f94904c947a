import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { db } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { UserDto } from "./contract";

/** The user as they see themselves; 401 when the account is gone. */
export async function getUser(userId: string): Promise<UserDto> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      role: true,
      status: true,
      avatarImage: { select: { name: true } },
      vendor: { select: { id: true, status: true } },
    },
  });
  if (!user || user.status !== "active") throw new AppError("not_signed_in", "Please sign in to continue.");
  const { avatarImage, vendor, status: _status, ...rest } = user;
  return {
    ...rest,
    approved: user.role !== "vendor" || vendor?.status === "approved",
    profilePicture: avatarImage ? imageUrl(avatarImage.name, 320) : null,
    vendorId: vendor?.id ?? null,
    vendorStatus: vendor?.status ?? null,
  };
}
