import { changeOwnPassword } from "@/lib/auth/password/commands";
import { changePassword } from "@/lib/auth/password/contract";
import { route } from "@/lib/server/route";

export const POST = route(changePassword, async ({ viewer, body }) => {
  const { endedSessions } = await changeOwnPassword(viewer, body);
  return { success: true as const, endedSessions };
});
