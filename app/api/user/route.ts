import { authCopy } from "@/lib/auth/copy";
import { route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";
import { getCurrentUser } from "@/lib/users/contract";
import { getUser } from "@/lib/users/queries";

export const GET = route(getCurrentUser, async ({ viewer }) => {
  if (!viewer) throw new AppError("not_signed_in", authCopy.sessionExpired);
  return getUser(viewer.id);
});
