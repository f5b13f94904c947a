import { changeOwnPassword } from "@/lib/auth/credentials/password.commands";
import { changePassword } from "@/lib/auth/credentials/password.contract";
import { route } from "@/lib/server/route";

export const POST = route(changePassword, async ({ viewer, body }) => {
  const { endedSessions } = await changeOwnPassword(viewer, body);
  return { success: true as const, endedSessions };
});
