import type { BusinessEvent } from "@/lib/events/business.schema";
import type { Permission } from "@/lib/shared/permissions";

const offerTransitions = new Set([undefined, "decline", "declined", "withdraw", "withdrawn", "expired"]);

export function dealEvent(key: string, conversationId: string): BusinessEvent {
  const [kind, id = "", step] = key.split(":");
  if (kind === "viewing") return { type: "deal.updated", data: { conversationId, viewingId: id } };
  const type = offerTransitions.has(step) ? "offer.updated" : "deal.updated";
  return { type, data: { conversationId, offerId: id } };
}

export function permissionFor(key: string): Permission {
  return key.startsWith("offer:") ? "price" : "answer";
}
