import "server-only";
import { markInvited } from "@/lib/applications/interviews.rows";
import type { DealDto, NewInterview } from "@/lib/messages/deal.contract";
import { getDeal } from "@/lib/messages/deals/deal.queries";
import { writeInterview } from "@/lib/messages/deals/interviews.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { runStep } from "@/lib/server/db";
import { authorOf, type Actor } from "@/lib/shared/access";

export async function proposeInterview(viewer: Actor, thread: string, input: NewInterview): Promise<DealDto> {
  await withMessageLimit(viewer, () =>
    runStep("interview.propose", async (tx) => {
      await writeInterview(tx, viewer, thread, input);
      await markInvited(tx, { conversationId: thread, actorId: authorOf(viewer).id });
    }),
  );
  await scheduleMail();
  return getDeal(viewer, thread);
}
