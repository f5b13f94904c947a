import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { actingBusiness, actingRole } from "@/lib/server/acting-business";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { UserDto } from "./contract";

type Row = Omit<UserDto, "approved" | "profilePicture"> & { status: string; avatar: string | null };

export async function getUser(userId: string): Promise<UserDto> {
  const [user] = await rows<Row>(sql`
    SELECT u.id, u.username::text AS username, u.first_name AS "firstName", u.last_name AS "lastName",
      u.email::text AS email, u.phone, ${actingRole}::text AS role, u.status::text AS status, avatar.name AS avatar,
      v.id AS "vendorId", v.status::text AS "vendorStatus", v.role AS "businessRole",
      u.moderator AND u.role = 'customer' AS moderator
    FROM users u ${actingBusiness} LEFT JOIN images avatar ON avatar.id = u.avatar_image_id
    WHERE u.id = ${userId}::uuid`);
  if (!user || user.status !== "active") throw new AppError("not_signed_in", "Please sign in to continue.");
  const { avatar, status: _status, ...rest } = user;
  return {
    ...rest,
    approved: user.role !== "vendor" || user.vendorStatus === "approved",
    profilePicture: avatar ? imageUrl(avatar, 320) : null,
  };
}
