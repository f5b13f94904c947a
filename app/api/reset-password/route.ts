import { redeemResetLink } from "@/lib/auth/credentials/reset.commands";
import { resetPassword } from "@/lib/auth/credentials/reset.contract";
import { reply, route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";

export const POST = route(resetPassword, async ({ body, request }) => {
  try {
    return { success: true as const, ...(await redeemResetLink({ ...body, headers: request.headers })) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "bad_request") throw error;
    return reply({ success: false as const, error: error.message }, { status: 400 });
  }
});
