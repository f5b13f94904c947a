import * as invitations from "@/app/api/member-invitations/route";
import * as answers from "@/app/api/team-inbox/[id]/messages/route";
import { db } from "@/lib/server/db";
import { createConversation } from "./conversations";
import type { IdempotentCase } from "./idempotent-talks";
import { createSeller } from "./selling";
import { addMember } from "./team";

export const teamCases: Record<string, () => Promise<IdempotentCase>> = {
  async "/api/member-invitations"() {
    const { browser, vendorId } = await createSeller({}, 0);
    const body = () => ({ email: `${vendorId}@mail.example`, role: "agent" });
    const effect = () => db.memberInvitation.count({ where: { vendorId } });
    return { browser, handler: invitations.POST, body, effect };
  },
  async "/api/team-inbox/{id}/messages"() {
    const { vendor, id } = await createConversation();
    const { browser } = await addMember(vendor.vendorId, "agent");
    const effect = () => db.message.count({ where: { conversationId: id } });
    return { browser, handler: answers.POST, params: { id }, body: () => ({ text: "It is." }), effect };
  },
};
