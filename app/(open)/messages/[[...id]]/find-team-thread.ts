import { findActor } from "@/lib/members/acting.commands";
import type { Viewer } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";
import { mailHrefs } from "@/lib/shared/mail-hrefs";

type Thread = { id: string; viewing: string | undefined };

/** Address in the shared inbox of a conversation in which the viewer acts for a business's owner; null for others. */
export async function findTeamThread(viewer: Viewer, { id, viewing }: Thread): Promise<string | null> {
  const subject = { kind: "conversation", id } as const;
  const { author } = await findActor({ viewer, subject, permission: "answer" });
  if (!author) return null;
  if (viewing === "cancel") return mailHrefs.cancelTeamViewing(id);
  return viewing === "propose" ? `${hrefs.teamInbox(id)}&viewing=propose` : hrefs.teamInbox(id);
}
